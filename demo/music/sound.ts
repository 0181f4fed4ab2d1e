import type { Dice } from '#demo/dice.ts';

/** Frames a second, as Opus wants them. */
export const SAMPLE_RATE = 48_000;

/** One note as an instrument is asked to play it. */
export interface Tone {
  /** Frequency in hertz. */
  readonly pitch: number;
  /** For how long the note is held; what rings on comes after. */
  readonly seconds: number;
  /** From 0 to 1. */
  readonly velocity: number;
  readonly dice: Dice;
}

/** Plays a note: one channel of samples, with what rings on. */
export type Instrument = (tone: Tone) => Float32Array;

interface Envelope {
  readonly attack: number;
  readonly decay: number;
  /** Level while the note is held, from 0 to 1. */
  readonly sustain: number;
  readonly release: number;
}

/** Samples that a note takes with its release. */
export function frames(seconds: number): number {
  return Math.max(1, Math.round(seconds * SAMPLE_RATE));
}

/** Level of a note `time` seconds after its begin, if it is held for `held` seconds. */
export function levelAt({ attack, decay, sustain, release }: Envelope, held: number, time: number): number {
  const whileHeld = (at: number) =>
    at < attack ? at / attack : sustain + (1 - sustain) * Math.exp((-4 * (at - attack)) / decay);
  if (time <= held) return whileHeld(time);
  const left = 1 - (time - held) / release;
  return left <= 0 ? 0 : whileHeld(held) * left * left;
}

/** Fades the last milliseconds out, so that no sound ends in a click. */
export function withSoftEnd(samples: Float32Array, seconds = 0.01): Float32Array {
  const length = Math.min(samples.length, frames(seconds));
  for (let index = 0; index < length; index++) {
    const place = samples.length - 1 - index;
    samples[place] = (samples[place] ?? 0) * (index / length);
  }
  return samples;
}

/** Noise between -1 and 1. */
export function noiseOf(dice: Dice): () => number {
  return () => dice.share() * 2 - 1;
}

interface Filter {
  low(sample: number): number;
  high(sample: number): number;
  band(sample: number): number;
}

/** A state-variable filter whose cutoff may move; `resonance` from 0 to below 1. */
export function createFilter(resonance = 0): Filter & { tune(cutoff: number): void } {
  const damping = 2 - 1.96 * resonance;
  let gain = 0;
  let divisor = 1;
  let first = 0;
  let second = 0;
  const step = (sample: number) => {
    const high = (sample - (damping + gain) * first - second) * divisor;
    const band = first + gain * high;
    first = band + gain * high;
    const low = second + gain * band;
    second = low + gain * band;
    return { high, band, low };
  };
  return {
    tune(cutoff) {
      gain = Math.tan((Math.PI * Math.min(cutoff, SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
      divisor = 1 / (1 + damping * gain + gain * gain);
    },
    low: (sample) => step(sample).low,
    high: (sample) => step(sample).high,
    band: (sample) => step(sample).band,
  };
}
