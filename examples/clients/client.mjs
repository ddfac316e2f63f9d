#!/usr/bin/env node
// Plays Blue against an engine and draws the last board, without knowing the rules of the game.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

/** An engine in its own process, which takes lines and answers with lines. */
class Engine {
  static async start(program) {
    const engine = new Engine();
    engine.process = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
    engine.process.stdin.on("error", () => {}); // If the engine has ended, so have its answers.
    engine.lines = createInterface({ input: engine.process.stdout })[Symbol.asyncIterator]();
    await once(engine.process, "spawn").catch((error) => {
      throw new Error(`cannot start '${program}': ${error.code}`);
    });
    return engine;
  }

  /** The lines of the answer, up to the one whose first word is `last`. */
  async ask(question, last) {
    this.process.stdin.write(`${question}\n`);
    const answer = [];
    for (;;) {
      const { value: line, done } = await this.lines.next();
      if (done) throw new Error(`the engine has ended, '${last}' was awaited`);
      if (line.startsWith("info string error")) throw new Error(line);
      answer.push(line);
      if (line.split(" ")[0] === last) return answer;
    }
  }

  async query(what) {
    const [line] = await this.ask(`query ${what}`, "response");
    return line.split(" ")[1];
  }

  close() {
    this.process.stdin.end(); // The end of its input tells the engine to quit.
  }
}

/** What a shot gains Blue: 1 for a piece of Red, -1 for one of Blue's own, twice that for a King. */
function gain(shot) {
  const hit = / end hit \S+ (\S)\S* result (\S+)/.exec(shot);
  if (!hit) return 0;
  const [, letter, result] = hit;
  return (letter === letter.toLowerCase() ? 1 : -1) * (result === "*" ? 1 : 2);
}

/** A move whose shot gains most. The engine lists the shots of all legal moves. */
async function choose(engine, random) {
  const shots = (await engine.ask("shot", "shotok")).slice(0, -1);
  const most = Math.max(...shots.map(gain));
  const moves = shots.filter((shot) => gain(shot) === most).map((shot) => shot.split(" ")[1]);
  return moves[random % moves.length];
}

/** The move that the engine finds. */
async function think(engine, go) {
  const lines = await engine.ask(`go ${go}`, "bestmove");
  return lines.at(-1).split(" ")[1];
}

async function play(engine, { level, go, start, seed, limit }) {
  await engine.ask("uci", "uciok");
  for (const line of [`setoption name Skill Level value ${level}`, "ucinewgame", `position ${start}`]) {
    await engine.ask(`${line}\nisready`, "readyok");
  }
  for (let ply = 1; ply <= limit; ply++) {
    if ((await engine.query("repetitions")) >= 3) await engine.ask("claim", "claimed");
    if ((await engine.query("gameover")) === "true") break;
    seed = (seed * 48271) % 2147483647; // Random numbers that are the same in every language.
    const blue = (await engine.query("p1turn")) === "true";
    const move = blue ? await choose(engine, seed) : await think(engine, go);
    const [played] = await engine.ask(`play ${move}`, "played");
    const end = played.split(" end ")[1].split(" result ")[0];
    console.log(`${ply}`.padStart(3), (blue ? "Blue" : "Red").padEnd(4), move.padEnd(4), end);
  }
  console.log("result", await engine.query("result"));
}

/** The pieces as in a FEN, with `*` where Blue's beam runs, `+` where Red's does, `#` where both do. */
async function draw(engine) {
  const [board] = await engine.ask("board", "board");
  const pieces = Object.fromEntries([...board.matchAll(/(\w\d) (\w+)/g)].map(([, at, piece]) => [at, piece]));
  const beam = async (color) => (await engine.ask(`beam ${color}`, "beam"))[0].split(" ").slice(4, -3);
  const [blue, red] = [await beam("blue"), await beam("red")];
  for (const rank of "87654321") {
    const squares = [..."abcdefghij"].map((file) => file + rank);
    const mark = (at) => " *+#"[blue.includes(at) + 2 * red.includes(at)];
    console.log(rank, ...squares.map((at) => (pieces[at] ?? ".").padEnd(2) + mark(at)));
  }
  console.log("  a   b   c   d   e   f   g   h   i   j");
}

/** The options of the command line, with their defaults. */
function options() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      level: { type: "string", default: "3" }, // The engine's Skill Level, 0 to 20.
      go: { type: "string", default: "movetime 100" }, // How long it thinks, as the words after `go`.
      start: { type: "string", default: "setup ace" }, // Where the game starts, as the words after `position`.
      seed: { type: "string", default: "1" }, // Decides between moves that are equally good.
      limit: { type: "string", default: "200" }, // The maximum number of moves.
    },
  });
  for (const name of ["seed", "limit"]) {
    if (!/^\d{1,9}$/.test(values[name])) throw new Error(`--${name} takes a number, not '${values[name]}'`);
  }
  const [program = "akhet"] = positionals;
  return { program, ...values, seed: Number(values.seed), limit: Number(values.limit) };
}

let engine;
try {
  const settings = options();
  engine = await Engine.start(settings.program);
  await play(engine, settings);
  await draw(engine);
} catch (error) {
  console.error(`client.mjs: ${error.message}`);
  process.exitCode = 1;
} finally {
  engine?.close();
}
