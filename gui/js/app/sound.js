// Short synthesised tones.

/** @typedef {'move' | 'shot' | 'hit' | 'end'} Sound */

/** @type {Record<Sound, {from: number, to: number, length: number, type: OscillatorType, volume: number}>}
 *  frequencies in hertz, length in seconds */
const TONES = {
  move: { from: 220, to: 160, length: 0.07, type: 'triangle', volume: 0.25 },
  shot: { from: 1400, to: 500, length: 0.22, type: 'sawtooth', volume: 0.05 },
  hit: { from: 180, to: 45, length: 0.35, type: 'square', volume: 0.12 },
  end: { from: 330, to: 660, length: 0.6, type: 'sine', volume: 0.2 },
};

/** @type {AudioContext | null} */
let context = null;

/** @param {Sound} sound */
export function play(sound) {
  context ??= new AudioContext();
  void context.resume();
  const { from, to, length, type, volume } = TONES[sound];
  const [start, end] = [context.currentTime, context.currentTime + length];
  const tone = new OscillatorNode(context, { type, frequency: from });
  tone.frequency.exponentialRampToValueAtTime(to, end);
  const loudness = new GainNode(context, { gain: volume });
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(end);
}
