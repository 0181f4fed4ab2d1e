import { createFilter, frames, type Instrument, levelAt, noiseOf, SAMPLE_RATE, withSoftEnd } from '../sound.ts';

interface PluckedSettings {
  /** Seconds until a middle string is silent. */
  readonly ring: number;
  /** From 0, dull, to 1, bright. */
  readonly brightness: number;
  /** Where the string is plucked, as a share of its length. */
  readonly place?: number;
  /** Whether the string rings on when its note is over. */
  readonly isOpen?: boolean;
}

/** A string after Karplus and Strong: noise going round a delay line that wears it off. */
export function plucked({ ring, brightness, place = 0.18, isOpen = false }: PluckedSettings): Instrument {
  return ({ pitch, seconds, velocity, dice }) => {
    const damping = 0.5 - 0.45 * brightness;
    // The averaging below delays by `damping` of a sample, the all-pass by the remaining fraction.
    const period = SAMPLE_RATE / pitch - damping;
    const size = Math.floor(period - 0.1);
    const rest = period - size;
    const allPass = (1 - rest) / (1 + rest);
    const line = excite({ size, velocity, brightness, place, noise: noiseOf(dice) });
    const loss = 10 ** (-3 / (pitch * ring));
    const rings = isOpen ? Math.max(seconds, ring * 0.7) : seconds;
    const samples = new Float32Array(frames(rings + 0.12));
    let last = 0;
    let lastIn = 0;
    let lastOut = 0;
    for (let index = 0; index < samples.length; index++) {
      const at = index % size;
      const current = line[at] ?? 0;
      const smooth = loss * ((1 - damping) * current + damping * last);
      last = current;
      lastOut = allPass * smooth + lastIn - allPass * lastOut;
      lastIn = smooth;
      line[at] = lastOut;
      samples[index] =
        current * levelAt({ attack: 0, decay: 1, sustain: 1, release: 0.12 }, rings, index / SAMPLE_RATE);
    }
    return withSoftEnd(samples);
  };
}

interface Excitement {
  readonly size: number;
  readonly velocity: number;
  readonly brightness: number;
  readonly place: number;
  readonly noise: () => number;
}

/** The string's shape when it is let go: softer strokes have less of the high. */
function excite({ size, velocity, brightness, place, noise }: Excitement): Float32Array {
  const line = new Float32Array(size);
  const keep = 0.25 + 0.7 * brightness * (0.5 + 0.5 * velocity);
  let smooth = 0;
  for (let index = 0; index < size; index++) {
    smooth += keep * (noise() - smooth);
    line[index] = smooth;
  }
  const shift = Math.max(1, Math.round(size * place));
  const combed = line.map((sample, index) => sample - (line[(index + shift) % size] ?? 0));
  const mean = combed.reduce((sum, sample) => sum + sample, 0) / size;
  const peak = combed.reduce((most, sample) => Math.max(most, Math.abs(sample - mean)), 1e-6);
  return combed.map((sample) => ((sample - mean) / peak) * velocity);
}

interface StruckSettings {
  /** Partials: how many times the pitch, how loud, and how many seconds they ring at middle C. */
  readonly partials: readonly (readonly [ratio: number, level: number, seconds: number])[];
  /** Share of the knock at the start. */
  readonly knock?: number;
  /** Whether it rings on when its note is over. */
  readonly isOpen?: boolean;
  readonly attack?: number;
}

/** Bars, bells and piano strings: partials that fade each in its own time. */
export function struck({ partials, knock = 0, isOpen = true, attack = 0.002 }: StruckSettings): Instrument {
  const longest = Math.max(...partials.map(([, , ringing]) => ringing));
  return ({ pitch, seconds, velocity, dice }) => {
    // High notes fade sooner.
    const haste = (pitch / 261.6) ** 0.45;
    const held = isOpen ? Math.max(seconds, longest / haste) : Math.min(seconds, longest / haste);
    const samples = new Float32Array(frames(held + 0.2));
    const noise = noiseOf(dice);
    const heard = partials.filter(([ratio]) => pitch * ratio < 15_000);
    const begins = heard.map(() => dice.share() * 0.3);
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      let sum = 0;
      for (const [place, [ratio, level, ringing]] of heard.entries()) {
        const hardness = place === 0 ? 1 : 0.4 + 0.6 * velocity;
        const fade = Math.exp((-4.6 * time * haste) / ringing);
        sum += level * hardness * fade * Math.sin(2 * Math.PI * (pitch * ratio * time + (begins[place] ?? 0)));
      }
      if (knock > 0 && time < 0.03) sum += knock * noise() * Math.exp(-time * 220);
      const level = levelAt({ attack, decay: 1, sustain: 1, release: 0.2 }, held, time);
      samples[index] = sum * velocity * level;
    }
    return withSoftEnd(samples);
  };
}

interface BlownSettings {
  /** Levels of the harmonics. */
  readonly harmonics: readonly number[];
  readonly breath: number;
  readonly attack: number;
  readonly vibrato: number;
  /** Cents below its pitch at which a note starts. */
  readonly scoop?: number;
}

/** Flutes and whistles: few harmonics, some breath, a delayed vibrato. */
export function blown({ harmonics, breath, attack, vibrato, scoop = 0 }: BlownSettings): Instrument {
  return ({ pitch, seconds, velocity, dice }) => {
    const release = 0.14;
    const samples = new Float32Array(frames(seconds + release));
    const noise = noiseOf(dice);
    const air = createFilter(0.7);
    air.tune(pitch * 2);
    const rate = 4.7 + dice.share() * 0.6;
    let phase = 0;
    for (let index = 0; index < samples.length; index++) {
      const time = index / SAMPLE_RATE;
      const swell = Math.min(1, Math.max(0, (time - 0.25) / 0.5)) * Math.sin(2 * Math.PI * rate * time);
      const cents = vibrato * swell - scoop * Math.exp(-time / 0.04);
      phase += (pitch * 2 ** (cents / 1200)) / SAMPLE_RATE;
      let sum = breath * air.band(noise()) * (1 + 2 * Math.exp(-time / 0.05));
      for (const [place, level] of harmonics.entries()) sum += level * Math.sin(2 * Math.PI * phase * (place + 1));
      const shape = levelAt({ attack, decay: 0.6, sustain: 0.85, release }, seconds, time);
      samples[index] = sum * velocity * shape * (1 + 0.12 * swell);
    }
    return withSoftEnd(samples);
  };
}
