/** A repeatable source of chance: the same seed draws the same picture on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [min, max). */
  range(min: number, max: number): number;
  /** A whole number in [min, max]. */
  int(min: number, max: number): number;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** Starts a mulberry32 sequence from the seed's FNV-1a hash. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (min: number, max: number): number => min + next() * (max - min);
  return {
    next,
    range,
    int: (min, max) => Math.floor(range(min, max + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}

/** Smooth one-dimensional noise in [-1, 1] with `octaves` layers of detail; one feature per unit of x. */
export function createNoise(random: Random, octaves = 3): (x: number) => number {
  const values = Array.from({ length: 256 }, () => random.range(-1, 1));
  const at = (i: number): number => values[((i % 256) + 256) % 256] ?? 0;
  const smooth = (x: number): number => {
    const i = Math.floor(x);
    const f = x - i;
    const t = f * f * (3 - 2 * f);
    return at(i) * (1 - t) + at(i + 1) * t;
  };
  return (x) => {
    let sum = 0;
    let weight = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      const share = 0.5 ** octave;
      sum += smooth(x * 2 ** octave + octave * 31.7) * share;
      weight += share;
    }
    return sum / weight;
  };
}

/** `count` values made from their index. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index));
}
