/** Deterministic pseudo-random numbers. */
export interface Dice {
  /** From 0 up to 1. */
  share(): number;
  /** A whole number from 0 up to `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  bytes(length: number): Uint8Array;
}

/** Numbers of the generator `mulberry32`. */
export function createDice(seed: number): Dice {
  let state = seed;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(share() * end);
  return {
    share,
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('there is nothing to pick from');
      return item;
    },
    bytes: (length) => Uint8Array.from({ length }, () => below(256)),
  };
}
