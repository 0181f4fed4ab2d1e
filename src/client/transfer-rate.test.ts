import { expect, it } from 'vitest';
import { TransferRate } from './transfer-rate.ts';

/** A rate with a fake clock. */
function prepare(total: number) {
  let nowMs = 0;
  const rate = new TransferRate(total, () => nowMs);
  const note = (ms: number, sent: number) => {
    nowMs = ms;
    return rate.note(sent);
  };
  return { rate, note };
}

it('returns nothing until known, then speed and time left', () => {
  const { note } = prepare(10_000);
  expect(note(0, 0)).toEqual({ bytesPerSecond: null, secondsLeft: null });
  expect(note(100, 500)).toEqual({ bytesPerSecond: null, secondsLeft: null });
  expect(note(1000, 1000)).toEqual({ bytesPerSecond: 1000, secondsLeft: 9 });
  expect(note(2000, 10_000).secondsLeft).toBe(0);
});

it('follows a change smoothly', () => {
  const { note } = prepare(1_000_000);
  for (let second = 0; second <= 10; second += 1) note(second * 1000, second * 1000);
  const { bytesPerSecond: soon } = note(11_000, 20_000);
  expect(soon).toBeGreaterThan(1000);
  expect(soon).toBeLessThan(4000);
  let last = soon;
  for (let second = 12; second <= 40; second += 1)
    last = note(second * 1000, 20_000 + (second - 11) * 10_000).bytesPerSecond;
  expect(last).toBeGreaterThan(9500);
  expect(last).toBeLessThanOrEqual(10_000);
});

it('ignores pauses and lost bytes', () => {
  const { rate, note } = prepare(100_000);
  note(0, 0);
  note(1000, 1000);
  rate.rest();
  expect(note(3_600_000, 1000).bytesPerSecond).toBe(1000);
  expect(note(3_601_000, 2000).bytesPerSecond).toBe(1000);
  expect(note(3_602_000, 500).bytesPerSecond).toBe(1000);
});

it('returns no time left while stalled', () => {
  const { note } = prepare(1000);
  note(0, 0);
  expect(note(10_000, 0)).toEqual({ bytesPerSecond: 0, secondsLeft: null });
});
