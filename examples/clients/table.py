#!/usr/bin/env python3
"""Takes a seat at a table by its link and plays to the end of the game, without knowing its rules."""

import argparse
import random
import socket
import subprocess
import sys
import urllib.parse


class Socket:
    """A WebSocket that carries lines."""
    def __init__(self, url, path):
        self.socket = socket.create_connection((url.hostname, url.port))
        self.stream = self.socket.makefile("rb")
        head = f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        self.socket.sendall(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
        if b" 101 " not in list(iter(self.stream.readline, b"\r\n"))[0]:
            raise OSError("the server refuses the link")

    def say(self, line, kind=0x81):  # The frame is masked with zeros, which change nothing.
        self.socket.sendall(bytes([kind, 0xFE]) + len(line).to_bytes(2, "big") + bytes(4) + line.encode("ascii"))

    def hear(self):
        kind, size = self.stream.read(2) or (0x88, 0)
        text = self.stream.read(size if size < 126 else int.from_bytes(self.stream.read(2), "big")).decode()
        if kind == 0x88:
            raise OSError("the server has closed the connection")
        if kind == 0x89:
            self.say(text, 0x8A)
        return text if kind == 0x81 else self.hear()


def play(link, engine):
    url, state = urllib.parse.urlsplit(link), {}
    table = Socket(url, f"/table?token={url.query[6:]}")
    while "result" not in state:
        word, _, state[word] = table.hear().partition(" ")
        if word == "state" and state["turn"] == state["seat"]:
            game, *options = state["game"].split()
            lines = [f"setoption name {name} value true" for name in options] + [f"position {state['position']}"]
            lines.insert(0, f"setoption name UCI_Variant value {game}")
            session = Socket(url, f"/session?token={url.query[6:]}")
            session.say("\n".join([*lines, "moves"]))
            move = random.choice(session.hear().split()[1:])
            if engine:
                said = subprocess.check_output([engine, *lines, "go nodes 1000"], encoding="utf-8")
                move = said.split("bestmove ")[1].split()[0]
            table.say(f"play {len(state['position'].partition(' moves ')[2].split()) + 1} {move}")
    print("result", state["result"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("link", help="the link of a seat, http://HOST/?table=TOKEN")
    parser.add_argument("--engine", help="the program of the engine, which then chooses the moves, not chance")
    try:
        play(**vars(parser.parse_args()))
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"{parser.prog}: {error}")
