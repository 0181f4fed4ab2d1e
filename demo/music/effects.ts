import { SAMPLE_RATE } from './sound.ts';

/** Two channels that loop seamlessly. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function silence(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Adds a sound to another one of the same length. */
export function addTo(target: Stereo, { left, right }: Stereo, share = 1): void {
  for (let index = 0; index < left.length; index++) {
    target.left[index] = (target.left[index] ?? 0) + share * (left[index] ?? 0);
    target.right[index] = (target.right[index] ?? 0) + share * (right[index] ?? 0);
  }
}

/** Lengths of the reverberation's lines in samples: primes, so that echoes never meet. */
const LINES = [1427, 1637, 1831, 2069, 2297, 2539, 2789, 3109] as const;

/**
 * A reverb of eight delay lines in a feedback network. It runs twice through the loop and keeps the second pass, so
 * that the tail is heard at the start.
 */
export function reverberate(dry: Stereo, { seconds, damping }: { seconds: number; damping: number }): Stereo {
  const wet = silence(dry.left.length);
  const lines = LINES.map((length) => new Float32Array(length));
  const feeds = LINES.map((length) => 10 ** ((-3 * length) / SAMPLE_RATE / seconds));
  const smooth = LINES.map(() => 0);
  for (let step = 0; step < dry.left.length * 2; step++) {
    const index = step % dry.left.length;
    let sum = 0;
    let left = 0;
    let right = 0;
    for (const [place, line] of lines.entries()) {
      const out = line[step % line.length] ?? 0;
      const worn = (smooth[place] ?? 0) + (1 - damping) * (out - (smooth[place] ?? 0));
      smooth[place] = worn;
      sum += worn;
      if (place % 2 === 0) left += worn;
      else right += worn;
    }
    const back = (sum * 2) / lines.length;
    for (const [place, line] of lines.entries()) {
      const into = place % 2 === 0 ? dry.left[index] : dry.right[index];
      line[step % line.length] = (into ?? 0) + ((smooth[place] ?? 0) - back) * (feeds[place] ?? 0);
    }
    wet.left[index] = left * 0.35;
    wet.right[index] = right * 0.35;
  }
  return wet;
}

/** Echoes that alternate between the sides; keeps the second pass through the loop. */
export function echo(dry: Stereo, { seconds, feedback }: { seconds: number; feedback: number }): Stereo {
  const wet = silence(dry.left.length);
  const length = Math.max(1, Math.round(seconds * SAMPLE_RATE));
  const first = new Float32Array(length);
  const second = new Float32Array(length);
  let worn = 0;
  for (let step = 0; step < dry.left.length * 2; step++) {
    const index = step % dry.left.length;
    const place = step % length;
    const left = first[place] ?? 0;
    const right = second[place] ?? 0;
    worn += 0.45 * (right - worn);
    first[place] = ((dry.left[index] ?? 0) + (dry.right[index] ?? 0)) * 0.5 + worn * feedback;
    second[place] = left * feedback;
    wet.left[index] = left;
    wet.right[index] = right;
  }
  return wet;
}

/** Filters out what loudspeakers cannot play, below `hertz`, and optionally the highs, as old tapes do. */
export function trim(sound: Stereo, { low, high }: { low: number; high?: number }): void {
  for (const channel of [sound.left, sound.right]) {
    const keepLow = Math.exp((-2 * Math.PI * low) / SAMPLE_RATE);
    const follow = high === undefined ? 1 : 1 - Math.exp((-2 * Math.PI * high) / SAMPLE_RATE);
    let base = 0;
    let smooth = 0;
    let smoother = 0;
    for (let step = 0; step < channel.length * 2; step++) {
      const index = step % channel.length;
      const sample = channel[index] ?? 0;
      base = keepLow * base + (1 - keepLow) * sample;
      smooth += follow * (sample - base - smooth);
      smoother += follow * (smooth - smoother);
      if (step >= channel.length) channel[index] = smoother;
    }
  }
}

/**
 * Holds every peak below a ceiling: the gain goes down a few milliseconds before, and up again slowly.
 */
export function limit(sound: Stereo, ceiling: number): void {
  const { length } = sound.left;
  const ahead = Math.round(0.004 * SAMPLE_RATE);
  const release = 1 - Math.exp(-1 / (0.12 * SAMPLE_RATE));
  const wanted = new Float32Array(length).fill(1);
  for (let index = 0; index < length; index++) {
    const peak = Math.max(Math.abs(sound.left[index] ?? 0), Math.abs(sound.right[index] ?? 0));
    if (peak <= ceiling) continue;
    for (let before = 0; before <= ahead; before++) {
      const place = (index - before + length) % length;
      wanted[place] = Math.min(wanted[place] ?? 1, ceiling / peak);
    }
  }
  let gain = 1;
  for (let step = 0; step < length * 2; step++) {
    const index = step % length;
    const target = wanted[index] ?? 1;
    gain = target < gain ? target : gain + (target - gain) * release;
    if (step < length) continue;
    sound.left[index] = (sound.left[index] ?? 0) * gain;
    sound.right[index] = (sound.right[index] ?? 0) * gain;
  }
}
