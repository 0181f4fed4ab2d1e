import { createFilter, frames, type Instrument, levelAt, SAMPLE_RATE, withSoftEnd } from '../sound.ts';

/** Takes the edge off a jump of a wave, so that it does not alias (PolyBLEP). */
function softJump(phase: number, step: number): number {
  if (phase < step) {
    const near = phase / step;
    return near + near - near * near - 1;
  }
  if (phase > 1 - step) {
    const near = (phase - 1) / step;
    return near * near + near + near + 1;
  }
  return 0;
}

const saw = (phase: number, step: number) => 2 * phase - 1 - softJump(phase, step);

const pulse = (width: number) => (phase: number, step: number) =>
  (phase < width ? 1 : -1) + softJump(phase, step) - softJump((phase + 1 - width) % 1, step) + 1 - 2 * width;

const triangle = (phase: number) => 1 - 4 * Math.abs(phase - 0.5);
const sine = (phase: number) => Math.sin(2 * Math.PI * phase);

const WAVES = { saw, square: pulse(0.5), pulse: pulse(0.25), thin: pulse(0.125), triangle, sine } as const;

interface SynthesizerSettings {
  readonly wave: keyof typeof WAVES;
  /** How many waves, and by how many cents they are apart. */
  readonly voices?: number;
  readonly detuneCents?: number;
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  /** Cutoff in hertz at rest, and at the envelope's peak. */
  readonly cutoff: number;
  readonly opening?: number;
  readonly openingDecay?: number;
  readonly resonance?: number;
  /** Vibrato in cents; it sets in after a third of a second. */
  readonly vibrato?: number;
  /** Share of a sine an octave below. */
  readonly sub?: number;
}

/** A voice of waves, filter and envelope, as synthesizers have had since the sixties. */
export function synthesizer(settings: SynthesizerSettings): Instrument {
  const {
    wave,
    voices = 1,
    detuneCents = 0,
    cutoff,
    opening = cutoff,
    openingDecay = 0.3,
    vibrato = 0,
    sub = 0,
  } = settings;
  const draw = WAVES[wave];
  return ({ pitch, seconds, velocity, dice }) => {
    const samples = new Float32Array(frames(seconds + settings.release));
    const filter = createFilter(settings.resonance);
    const spread = Array.from({ length: voices }, (_, voice) => (voices === 1 ? 0 : (2 * voice) / (voices - 1) - 1));
    const steps = spread.map((place) => (pitch * 2 ** ((place * detuneCents) / 1200)) / SAMPLE_RATE);
    const phases = spread.map(() => dice.share());
    let subPhase = 0;
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      const bend = vibrato === 0 ? 1 : 2 ** ((vibratoAt(time) * vibrato) / 1200);
      let sum = 0;
      for (let voice = 0; voice < voices; voice++) {
        const step = (steps[voice] ?? 0) * bend;
        const phase = ((phases[voice] ?? 0) + step) % 1;
        phases[voice] = phase;
        sum += draw(phase, step);
      }
      subPhase = (subPhase + pitch / 2 / SAMPLE_RATE) % 1;
      // The filter moves slowly: a new setting every few samples sounds the same.
      if (index % 16 === 0) filter.tune(cutoff + (opening - cutoff) * velocity * Math.exp((-4 * time) / openingDecay));
      const level = velocity * levelAt(settings, seconds, time);
      samples[index] = filter.low(sum / Math.sqrt(voices) + sub * sine(subPhase)) * level;
    }
    return withSoftEnd(samples);
  };
}

function vibratoAt(time: number): number {
  return Math.min(1, Math.max(0, (time - 0.3) / 0.4)) * Math.sin(2 * Math.PI * 5.3 * time);
}

interface ModulatedSettings {
  /** Frequency of the modulator, in times of the note's. */
  readonly ratio: number;
  readonly depth: number;
  readonly depthDecay: number;
  readonly decay: number;
  readonly release?: number;
  /** Depth of a slow tremolo, from 0 to 1. */
  readonly tremolo?: number;
}

/** Two sines, one of which moves the other's phase: electric pianos, bells, soft basses. */
export function modulated(settings: ModulatedSettings): Instrument {
  const { ratio, depth, depthDecay, decay, release = 0.25, tremolo = 0 } = settings;
  return ({ pitch, seconds, velocity }) => {
    const samples = new Float32Array(frames(seconds + release));
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      const bend = depth * velocity * Math.exp((-3 * time) / depthDecay) * sine(pitch * ratio * time);
      const shake = 1 - tremolo * 0.5 * (1 + sine(4.6 * time));
      const level = levelAt({ attack: 0.003, decay, sustain: 0, release }, seconds, time);
      samples[index] = Math.sin(2 * Math.PI * pitch * time + bend) * level * velocity * shake;
    }
    return withSoftEnd(samples);
  };
}

interface OrganSettings {
  /** Levels of the harmonics, the first one first. */
  readonly harmonics: readonly number[];
  readonly attack: number;
  readonly release: number;
  /** Cents by which a second row of reeds is off. */
  readonly beating?: number;
}

/** A sum of steady harmonics: organs and accordions. */
export function organ({ harmonics, attack, release, beating = 0 }: OrganSettings): Instrument {
  const total = harmonics.reduce((sum, level) => sum + level, 0);
  return ({ pitch, seconds, velocity }) => {
    const samples = new Float32Array(frames(seconds + release));
    const second = pitch * 2 ** (beating / 1200);
    const heard = harmonics.filter((_, place) => pitch * (place + 1) < 15_000);
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      let sum = 0;
      for (const [place, harmonic] of heard.entries()) {
        const both = sine(pitch * (place + 1) * time) + (beating === 0 ? 0 : sine(second * (place + 1) * time + 0.3));
        sum += harmonic * both * (beating === 0 ? 1 : 0.6);
      }
      samples[index] = (sum / total) * velocity * levelAt({ attack, decay: 1, sustain: 1, release }, seconds, time);
    }
    return withSoftEnd(samples);
  };
}
