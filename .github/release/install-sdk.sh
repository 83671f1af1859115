#!/usr/bin/env bash
# Installs Swift's static SDK for Linux. Version and checksum go together, as swift.org gives them, and the version is
# that of the image that the workflow builds in.
set -euo pipefail
version=6.3.1
checksum=fac05271c1f7d060bd203240ce5251d5ca902d30ac899f553765dbb3a88b97ad

swift --version 2>&1 | grep -qF "swift-$version-RELEASE" \
  || { echo "install-sdk.sh: the SDK is for Swift $version" >&2; exit 1; }
name="swift-$version-RELEASE_static-linux-0.1.0"
swift sdk install --checksum "$checksum" \
  "https://download.swift.org/swift-$version-release/static-sdk/swift-$version-RELEASE/$name.artifactbundle.tar.gz"
