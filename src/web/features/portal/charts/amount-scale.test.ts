import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountScale } from './drawing-parts.tsx';

it('measures any amounts from 0 to a round top, in even whole steps', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1e12 })), fc.integer({ min: 3, max: 8 }), (amounts, count) => {
      const { top, ticks } = amountScale(amounts, count);
      expect(top).toBeGreaterThanOrEqual(Math.max(0, ...amounts));
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBe(top);
      expect(ticks.length).toBeLessThanOrEqual(2 * count);
      const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
      expect(new Set(steps).size).toBe(1);
    }),
  );
});

it('has a scale where there is nothing, and for what is less than one', () => {
  expect(amountScale([], 5)).toEqual({ top: 1, ticks: [0, 1] });
  expect(amountScale([0, 0.2], 5)).toEqual({ top: 1, ticks: [0, 1] });
  expect(amountScale([650], 4)).toEqual({ top: 800, ticks: [0, 200, 400, 600, 800] });
});
