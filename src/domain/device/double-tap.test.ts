import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { addTap, type OpenTap, type Tap, type TapGesture } from './double-tap.ts';

const tapAt = (timeMs: number, x = 100, y = 100): Tap => ({ timeMs, x, y });

/** All gestures of a series of taps, after the last window has passed. */
function gesturesOf(taps: readonly Tap[]): readonly TapGesture[] {
  const gestures: TapGesture[] = [];
  let open: OpenTap;
  for (const tap of taps) {
    const step = addTap(open, tap);
    gestures.push(...step.gestures);
    open = step.open;
  }
  return open === undefined ? gestures : [...gestures, { kind: 'single', tap: open }];
}

const kindsOf = (...timesMs: readonly number[]) =>
  gesturesOf(timesMs.map((timeMs) => tapAt(timeMs))).map((g) => g.kind);

it('R9.24 takes two taps 299 ms apart for a double tap, and 301 ms apart for two single ones', () => {
  expect(LIMITS.doubleTapWindowMs).toBe(300);
  expect(kindsOf(0, 299)).toEqual(['double']);
  expect(kindsOf(0, 301)).toEqual(['single', 'single']);
  expect(kindsOf(5000, 5299)).toEqual(['double']);
});

it('R9.24 is too late at exactly 300 ms', () => {
  expect(kindsOf(0, 300)).toEqual(['single', 'single']);
});

it('R9.24 takes three quick taps for a double and a single one', () => {
  expect(kindsOf(0, 100, 200)).toEqual(['double', 'single']);
  expect(kindsOf(0, 100, 200, 300)).toEqual(['double', 'double']);
});

it('joins two taps of one place only', () => {
  const second = (x: number, y: number) => gesturesOf([tapAt(0), tapAt(100, x, y)]).map(({ kind }) => kind);
  expect(second(100 + LIMITS.doubleTapDistancePx, 100)).toEqual(['double']);
  expect(second(100, 101 + LIMITS.doubleTapDistancePx)).toEqual(['single', 'single']);
  expect(second(130, 130)).toEqual(['single', 'single']);
});

it('tells nothing while a second tap may still come, nor without a tap', () => {
  expect(addTap(undefined, tapAt(7))).toEqual({ open: tapAt(7), gestures: [] });
});

it('counts every tap once and in order', () => {
  const anyTaps = fc
    .array(fc.record({ pauseMs: fc.integer({ min: 0, max: 600 }), x: fc.integer({ min: 0, max: 90 }) }))
    .map((steps) => {
      let timeMs = 0;
      return steps.map(({ pauseMs, x }) => {
        timeMs += pauseMs;
        return tapAt(timeMs, x);
      });
    });
  fc.assert(
    fc.property(anyTaps, (taps) => {
      const gestures = gesturesOf(taps);
      expect(gestures.reduce((count, { kind }) => count + (kind === 'double' ? 2 : 1), 0)).toBe(taps.length);
      let index = -1;
      for (const { kind, tap } of gestures) {
        index += kind === 'double' ? 2 : 1;
        expect(tap).toEqual(taps[index]);
      }
    }),
  );
});
