#!/usr/bin/env python3
"""Packs files of a folder into a .tar.gz or a .zip that is the same whenever and by whomever it is made.

    archive.py OUTPUT FOLDER NAME...
"""

import gzip
import os
import stat
import sys
import tarfile
import zipfile


def files(folder, names):
    for name in names:
        path = os.path.join(folder, name)
        if os.path.isdir(path):
            yield from files(folder, sorted(os.path.join(name, inner) for inner in os.listdir(path)))
        else:
            yield name, path


def mode(path):
    return 0o755 if os.stat(path).st_mode & stat.S_IXUSR else 0o644


def tar(output, members):
    with open(output, "wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
            for name, path in members:
                member = tarfile.TarInfo(name)
                member.size = os.path.getsize(path)
                member.mode = mode(path)
                with open(path, "rb") as content:
                    archive.addfile(member, content)


def zip_(output, members):
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, path in members:
            # The earliest day that the format knows.
            member = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            member.external_attr = (stat.S_IFREG | mode(path)) << 16
            member.compress_type = zipfile.ZIP_DEFLATED
            with open(path, "rb") as content:
                archive.writestr(member, content.read())


if __name__ == "__main__":
    output, folder, *names = sys.argv[1:]
    (zip_ if output.endswith(".zip") else tar)(output, list(files(folder, names)))
