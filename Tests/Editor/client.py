"""archcheck lsp with the client of pygls, and with conversations as VS Code and Neovim hold them.

    Tests/Editor/run .build/debug/archcheck
"""
import asyncio
import json
import os
import pathlib
import shutil
import sys
import tempfile

from lsprotocol import types
from pygls.lsp.client import LanguageClient

from conversation import Conversation, uri_of

here = pathlib.Path(__file__).resolve().parent
example = here.parent.parent / "Examples" / "Shell"
broken = "import SwiftUI\nstruct Fresh { let view: SignInView }\n"


def check(holds, words):
    if not holds:
        sys.exit(f"Tests/Editor: {words}")


async def typed_client(archcheck, folder):
    """Every message is read and written by the types of the protocol."""
    client = LanguageClient("archcheck-test", "1")
    shown = {}

    @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def take(params):
        shown[params.uri] = params.diagnostics

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params):
        watched.extend(entry.method for entry in params.registrations)

    watched = []
    await client.start_io(archcheck, "lsp", cwd=folder)
    started = await client.initialize_async(types.InitializeParams(
        capabilities=types.ClientCapabilities(
            general=types.GeneralClientCapabilities(position_encodings=["utf-8", "utf-16"]),
            workspace=types.WorkspaceClientCapabilities(
                did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True))),
        root_uri=uri_of(folder), process_id=os.getpid()))
    check(started.server_info.name == "archcheck", "the server does not say who it is")
    check(started.capabilities.position_encoding == "utf-8", "the encoding that comes first is not taken")
    client.initialized(types.InitializedParams())
    path = os.path.join(folder, "Shell/Features/Auth/Domain/Fresh.swift")
    document = types.TextDocumentIdentifier(uri=uri_of(path))
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=types.TextDocumentItem(
        uri=document.uri, language_id="swift", version=1, text=broken)))
    place = types.Position(line=1, character=26)
    hover = await client.text_document_hover_async(types.HoverParams(text_document=document, position=place))
    check(hover and "**SignInView**" in hover.contents.value, "hover says nothing of the type")
    rules = {diagnostic.code for diagnostic in shown[document.uri]}
    check("domain-imports" in rules, f"the import is not found, only {rules}")
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=document, range=types.Range(types.Position(0, 0), types.Position(0, 0)),
        context=types.CodeActionContext(diagnostics=[])))
    # This client takes every action that has a command for a command.
    check([action.title.split(" ")[0] for action in actions] == ["Let", "Accept"], "no fixes are offered")
    edit = actions[0].edit.changes[document.uri][0]
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        text_document=types.VersionedTextDocumentIdentifier(uri=document.uri, version=2),
        content_changes=[types.TextDocumentContentChangePartial(range=edit.range, text=edit.new_text)]))
    await client.text_document_hover_async(types.HoverParams(text_document=document, position=place))
    rules = {diagnostic.code for diagnostic in shown[document.uri]}
    check("domain-imports" not in rules, "the comment does not let it stand")
    check(watched == ["workspace/didChangeWatchedFiles"], "files are not watched")
    client.text_document_did_close(types.DidCloseTextDocumentParams(text_document=document))
    for _ in range(200):
        if not shown[document.uri]:
            break
        await asyncio.sleep(0.1)
    check(not shown[document.uri], "a file that is closed and not there still has findings")
    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()


def recorded(archcheck, folder, path):
    """Each line is what an editor sends; after '?' what it waits for. FOLDER stands for the folder."""
    server = Conversation(archcheck, folder)
    for line in path.read_text().splitlines():
        line = line.replace("FOLDER", uri_of(folder))
        if line.startswith("?"):
            wanted = json.loads(line[1:])
            found = server.wait(lambda message: holds(message, wanted))
            check(found, "never")
        elif line and not line.startswith("#"):
            server.send(json.loads(line))
    check(server.process.wait(timeout=30) == 0, f"{path.name} does not end well")


def holds(message, wanted):
    """Whether all that is wanted is there, in lists in this order."""
    if isinstance(wanted, dict):
        return isinstance(message, dict) and all(
            key in message and holds(message[key], value) for key, value in wanted.items())
    if isinstance(wanted, list):
        return isinstance(message, list) and len(message) >= len(wanted) and all(
            holds(one, other) for one, other in zip(message, wanted))
    return message == wanted


def damaged(archcheck, folder):
    """After what is no message the next one is read."""
    server = Conversation(archcheck, folder)
    server.start(folder)
    for data in [
            b"Content-Length: 99999999999999999999\r\n\r\n", b"Content-Length: -5\r\n\r\n", b"\0\xff\xfe\r\n\r\n",
            b"Content-Length: 3\r\n\r\n\xff\xfe\xfd", b"Content-Length: 2\r\n\r\n[]", b"Content-Length: 0\r\n\r\n",
            b"Content-Length: 200000\r\n\r\n" + b"[" * 200000]:
        server.send_bytes(data)
    answer = server.request("textDocument/unheardOf", {})
    check(answer["error"]["code"] == -32601, "after damaged messages none is read")
    check(server.end() == 0, "after damaged messages there is no end")


def main():
    archcheck = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.join(os.path.realpath(scratch), "Shell app")
        shutil.copytree(example, folder)
        asyncio.run(asyncio.wait_for(typed_client(archcheck, folder), timeout=120))
        for path in sorted((here / "recorded").glob("*.jsonl")):
            recorded(archcheck, folder, path)
        damaged(archcheck, folder)
    print("Tests/Editor: a typed client, recorded editors and damaged messages are served")


main()
