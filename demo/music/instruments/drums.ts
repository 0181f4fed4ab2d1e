import { createFilter, frames, type Instrument, noiseOf, SAMPLE_RATE, withSoftEnd } from '../sound.ts';

interface SkinSettings {
  /** Hertz at the stroke and after it. */
  readonly from: number;
  readonly to: number;
  /** How fast the pitch falls, and how long the skin sounds, in seconds. */
  readonly fall: number;
  readonly ring: number;
  /** Share of noise at the stroke. */
  readonly click?: number;
}

/** Kick drums, toms and taiko: a sine that falls. */
export function skin({ from, to, fall, ring, click = 0.1 }: SkinSettings): Instrument {
  return ({ velocity, dice }) => {
    const samples = new Float32Array(frames(ring * 1.3));
    const noise = noiseOf(dice);
    let phase = 0;
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      phase += (to + (from - to) * Math.exp(-time / fall)) / SAMPLE_RATE;
      const knock = click * noise() * Math.exp(-time * 300);
      const level = Math.min(1, time / 0.001) * Math.exp((-4 * time) / ring);
      samples[index] = (Math.sin(2 * Math.PI * phase) * level + knock) * velocity;
    }
    return withSoftEnd(samples, 0.03);
  };
}

interface NoiseSettings {
  readonly kind: 'low' | 'high' | 'band';
  readonly cutoff: number;
  readonly resonance?: number;
  readonly ring: number;
  readonly attack?: number;
  /** Share of a tone under the noise, and its hertz. */
  readonly tone?: number;
  readonly toneHertz?: number;
  /** Seconds between the strokes of several hands. */
  readonly claps?: readonly number[];
}

/** Snares, hats, shakers, claps: noise through a filter. */
export function noisy(settings: NoiseSettings): Instrument {
  const { kind, cutoff, resonance = 0.2, ring, attack = 0.001, tone = 0, toneHertz = 190, claps = [0] } = settings;
  return ({ velocity, dice }) => {
    const samples = new Float32Array(frames(ring * 1.3 + (claps.at(-1) ?? 0)));
    const noise = noiseOf(dice);
    const filter = createFilter(resonance);
    filter.tune(cutoff);
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      let level = 0;
      for (const [place, clap] of claps.entries()) {
        const since = time - clap;
        const fade = place === claps.length - 1 ? ring : 0.02;
        if (since >= 0) level = Math.max(level, Math.min(1, since / attack) * Math.exp((-4.6 * since) / fade));
      }
      const body = tone * Math.sin(2 * Math.PI * toneHertz * time) * Math.exp((-6 * time) / ring);
      samples[index] = filter[kind](noise()) * level + body;
    }
    // The level of the filtered noise depends on the cutoff.
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6);
    return withSoftEnd(samples.map((sample) => (sample / peak) * velocity));
  };
}

/** Rims, wood blocks and cowbells: two short tones. */
export function block({ hertz, ratio, ring }: { hertz: number; ratio: number; ring: number }): Instrument {
  return ({ velocity }) => {
    const samples = new Float32Array(frames(ring * 1.3));
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      const both = Math.sin(2 * Math.PI * hertz * time) + 0.6 * Math.sin(2 * Math.PI * hertz * ratio * time);
      samples[index] = both * 0.6 * Math.min(1, time / 0.0006) * Math.exp((-4.6 * time) / ring) * velocity;
    }
    return withSoftEnd(samples);
  };
}
