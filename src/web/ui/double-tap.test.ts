import { expect, it } from 'vitest';
import { createDoubleTap, type TapEvent } from './double-tap.ts';

function countDoubleTaps(taps: readonly Partial<TapEvent>[]): number {
  let count = 0;
  const onPointerUp = createDoubleTap(() => {
    count += 1;
  });
  for (const tap of taps) onPointerUp({ pointerType: 'touch', timeStamp: 0, clientX: 50, clientY: 50, ...tap });
  return count;
}

it('R9.24 two taps 299 ms apart are a double tap, 301 ms apart two single ones', () => {
  expect(countDoubleTaps([{ timeStamp: 1000 }, { timeStamp: 1299 }])).toBe(1);
  expect(countDoubleTaps([{ timeStamp: 1000 }, { timeStamp: 1300 }])).toBe(0);
  expect(countDoubleTaps([{ timeStamp: 1000 }, { timeStamp: 1301 }])).toBe(0);
  expect(countDoubleTaps([1000, 1100, 1200, 1300].map((timeStamp) => ({ timeStamp })))).toBe(2);
});

it('only reacts to touches close to each other', () => {
  expect(countDoubleTaps([{ pointerType: 'mouse' }, { pointerType: 'mouse', timeStamp: 100 }])).toBe(0);
  expect(countDoubleTaps([{}, { timeStamp: 100, clientX: 200 }])).toBe(0);
});
