import { randomInt } from 'node:crypto';

/** Numbers of chance that a seed repeats. What processes make of them also depends on the machine's timing. */
export interface Chance {
  readonly seed: number;
  /** A whole number from `min` to below `max`. */
  between(min: number, max: number): number;
}

export const newSeed = (): number => randomInt(2 ** 31);

/** The generator Mulberry32. */
export function createChance(seed: number = newSeed()): Chance {
  let state = seed;
  return {
    seed,
    between(min, max) {
      state = (state + 0x6d2b79f5) | 0;
      let bits = Math.imul(state ^ (state >>> 15), 1 | state);
      bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
      return min + Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * (max - min));
    },
  };
}

/** As many of each name as is said, in an order of chance. */
export function mix<Name extends string>(counts: Readonly<Record<Name, number>>, chance: Chance): Name[] {
  const names = Object.keys(counts) as Name[];
  return names
    .flatMap((name) => Array.from({ length: counts[name] }, () => name))
    .map((name) => ({ name, rank: chance.between(0, 2 ** 31) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
}
