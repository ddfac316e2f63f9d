#!/usr/bin/env python3
"""A board in the browser: you play Blue, an engine Red. This program knows no rules of the game and draws no pieces."""

import http.server
import subprocess
import sys
import threading

PAGE = """<!DOCTYPE html><meta charset="utf-8"><title>Laser Chess</title><style>
body { font: 1.2em sans-serif; text-align: center } #board { position: relative; width: 660px; margin: auto }
#board a { position: absolute; width: 60px; height: 60px } .to { box-shadow: inset 0 0 0 4px orange }</style>"""
said = ["Click a blue piece."]


def ask(question, last):
    """The line of the engine's answer whose first word is `last`."""
    print(question, file=engine.stdin, flush=True)
    for line in map(str.strip, engine.stdout):
        if line.startswith("info string error"):
            raise RuntimeError(line)
        if line.split(" ")[0] == last:
            return line
    raise RuntimeError(f"the engine has ended, '{last}' was awaited")


def play(player, move):
    shot, result = ask(f"play {move}", "played").split(" end ")[1].split(" result ")
    said.append(f"{player} {move}: {shot}" + f", {result}" * (result != "*"))


def page(chosen, moves):
    """The board with a link on each square to click: a piece to choose, or where the chosen one may go."""
    links = {move[:2]: f'href="/?from={move[:2]}"' for move in moves}
    moves = [move for move in moves if move[:2] == chosen]
    links |= {move[2:]: f'href="/?play={move}" class="to"' for move in moves if move[2] not in "RL"}
    below = "".join(f'<a href="/?play={move}">{move}</a> ' for move in moves if move[2] in "RL")
    board = ask("svg", "<svg")  # A square is 60 wide, the edge around the board 30.
    for at, link in links.items():
        left, top = 60 * "abcdefghij".index(at[0]) + 30, 510 - 60 * int(at[1])
        board += f'<a {link} style="left: {left}px; top: {top}px"></a>'
    above, below = "<br>".join(said[-2:]), below + '<a href="/?new">New game</a>'
    return f'{PAGE}<p>{above}</p><div id="board">{board}</div><p>{below}</p>'


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        word, _, value = self.path.partition("=")
        with lock:
            moves = ask("moves", "moves").split()[1:]
            if word == "/?new":
                ask("ucinewgame\nisready", "readyok")
                said.append("A new game.")
            elif word == "/?play" and value in moves:  # Only a legal move is passed on to the engine.
                play("You", value)
                if ask("query gameover", "response") == "response false":
                    play("Akhet", ask("go movetime 300", "bestmove").split()[1])
            body = page(value, moves) if word in ("/", "/?from") else ""
        self.send_response(200 if body else 303)
        self.send_header(*("Content-Type", "text/html") if body else ("Location", "/"))
        self.end_headers()
        self.wfile.write(body.encode())


if __name__ == "__main__":
    program = sys.argv[1] if sys.argv[1:] else "akhet"
    pipe, lock = subprocess.PIPE, threading.Lock()
    try:
        engine = subprocess.Popen([program], stdin=pipe, stdout=pipe, encoding="utf-8")
        ask("setoption name Skill Level value 0\nisready", "readyok")
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
            print(f"http://127.0.0.1:{server.server_port}/", flush=True)
            server.serve_forever()
    except (OSError, RuntimeError) as error:
        sys.exit(f"gui.py: {error}")
    except KeyboardInterrupt:
        pass
