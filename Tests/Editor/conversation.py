"""A client that sends exactly the bytes it is told to: for recorded conversations, damaged messages and times."""
import json
import os
import queue
import subprocess
import threading


class Conversation:
    def __init__(self, archcheck, folder, arguments=()):
        self.process = subprocess.Popen(
            [archcheck, "lsp", *arguments], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)
        self.messages = queue.Queue()
        self.held = []
        self.number = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    self.messages.put(None)
                    return
                line = line.strip()
                if not line:
                    break
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            self.messages.put(json.loads(stream.read(length)))

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps(message).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def request(self, method, params, seconds=60):
        self.number += 1
        number = self.number
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        return self.wait(lambda message: message.get("id") == number and "method" not in message, seconds)

    def wait(self, is_wanted, seconds=60):
        """The first message that is wanted, of those that came before and nobody took, too."""
        for message in self.held:
            if is_wanted(message):
                self.held.remove(message)
                return message
        while True:
            message = self.messages.get(timeout=seconds)
            if message is None:
                raise EOFError(f"the server ended: {self.process.stderr.read().decode()}")
            if is_wanted(message):
                return message
            self.held.append(message)

    def diagnostics(self, uri, seconds=60):
        found = self.wait(
            lambda message: message.get("method") == "textDocument/publishDiagnostics"
            and message["params"]["uri"] == uri, seconds)
        return found["params"]["diagnostics"]

    def start(self, folder, capabilities=None):
        answer = self.request("initialize", {
            "processId": os.getpid(), "rootUri": uri_of(folder), "capabilities": capabilities or {}})
        self.notify("initialized", {})
        return answer["result"]

    def open(self, path, text, language="swift"):
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri_of(path), "languageId": language, "version": 1, "text": text}})

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=20)

    def memory(self):
        """Resident, in kilobytes; only on Linux."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def uri_of(path):
    from urllib.parse import quote
    return "file://" + quote(os.path.abspath(path))
