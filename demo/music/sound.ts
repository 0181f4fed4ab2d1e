import type { Dice } from '#demo/dice.ts';

/** Frames a second, as Opus wants them. */
export const SAMPLE_RATE = 48_000;

/** A note to be played by an instrument. */
export interface Tone {
  /** Frequency in hertz. */
  readonly pitch: number;
  /** How long the note is held, without its release. */
  readonly seconds: number;
  /** From 0 to 1. */
  readonly velocity: number;
  readonly dice: Dice;
}

/** Plays a note: one channel of samples, including its release. */
export type Instrument = (tone: Tone) => Float32Array;

interface Envelope {
  readonly attack: number;
  readonly decay: number;
  /** Level while the note is held, from 0 to 1. */
  readonly sustain: number;
  readonly release: number;
}

/** The length of a note with its release, in samples. */
export function frames(seconds: number): number {
  return Math.max(1, Math.round(seconds * SAMPLE_RATE));
}

/** The level of a note `time` seconds after its start, if it is held for `held` seconds. */
export function levelAt({ attack, decay, sustain, release }: Envelope, held: number, time: number): number {
  const whileHeld = (at: number) =>
    at < attack ? at / attack : sustain + (1 - sustain) * Math.exp((-4 * (at - attack)) / decay);
  if (time <= held) return whileHeld(time);
  const left = 1 - (time - held) / release;
  return left <= 0 ? 0 : whileHeld(held) * left * left;
}

/** Fades out the last milliseconds to avoid a click. */
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
