import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickPage } from './pick-page.ts';

it('returns the same page as sorting all of them', () => {
  const list = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 });
  fc.assert(
    fc.property(list, fc.nat(70), fc.nat(20), (keys, offset, limit) => {
      const comesBefore = (one: number, other: number) =>
        keys[one] === keys[other] ? one > other : (keys[one] ?? 0) > (keys[other] ?? 0);
      const sorted = keys.map((_, id) => id).sort((one, other) => (comesBefore(one, other) ? -1 : 1));
      const ids = Int32Array.from(keys.keys());
      expect(pickPage(ids, comesBefore, { offset, limit })).toEqual(sorted.slice(offset, offset + limit));
    }),
  );
});
