#!/usr/bin/env node
// The engine as a Node.js program that speaks protocol.md on standard input and output.
// usage: node akhet.js [one|threads]
import { Worker } from 'node:worker_threads';

const build = process.argv[2] ? `&build=${process.argv[2]}` : '';
const workerData = `hash=1048576&threads=1024${build}`;
const worker = new Worker(new URL('worker.js', import.meta.url), { workerData });
worker.on('message', (message) => {
  if (typeof message === 'string') process.stdout.write(`${message}\n`);
  if (message.failed) leave(`error: ${message.failed}`);
  if (message.ended) process.stdin.destroy();
});
worker.on('error', (error) => leave(`error: ${error.message}`));

function leave(why) {
  console.error(why);
  process.exitCode = 1;
  process.stdin.destroy();
  worker.terminate();
}

/** The parts of an unfinished line that have arrived. */
let rest = [];
process.stdin.on('data', (bytes) => {
  let end;
  while ((end = bytes.indexOf(10)) >= 0) {
    send(bytes.subarray(0, end));
    bytes = bytes.subarray(end + 1);
  }
  rest.push(bytes);
});
process.stdin.on('end', () => {
  if (rest.some((part) => part.length)) send(Buffer.alloc(0));
  worker.postMessage('quit');
});
process.stdout.on('error', () => process.exit());

let first = true;

function send(bytes) {
  let line = Buffer.concat([...rest, bytes]);
  // A byte order mark before the first line is skipped.
  if (first && line.subarray(0, 3).toString('hex') === 'efbbbf') line = line.subarray(3);
  first = false;
  worker.postMessage(new Uint8Array(line));
  rest = [];
}
