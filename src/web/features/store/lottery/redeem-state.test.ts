import { expect, it } from 'vitest';
import { daysBefore, findRedeemState, taiwanDayOf } from './redeem-state.ts';

const PAID = { redeemFrom: '2026-02-06', redeemUntil: '2026-05-05' };

it.each([
  ['2026-01-25', { kind: 'soon', days: 12 }],
  ['2026-02-05', { kind: 'soon', days: 1 }],
  ['2026-02-06', { kind: 'open', days: 88 }],
  ['2026-04-20', { kind: 'open', days: 15 }],
  ['2026-04-21', { kind: 'urgent', days: 14 }],
  ['2026-05-05', { kind: 'urgent', days: 0 }],
  ['2026-05-06', { kind: 'over' }],
])('knows on %s where the payment of a prize stands', (today, state) => {
  expect(findRedeemState(PAID, today)).toEqual(state);
});

it('has no state for a prize without dates', () => {
  expect(findRedeemState({ redeemFrom: null, redeemUntil: null }, '2026-05-05')).toEqual({ kind: 'unknown' });
});

it('counts days back over months and leap days', () => {
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2026-01-25', 60)).toBe('2025-11-26');
});

it('uses days in Taiwan', () => {
  expect(taiwanDayOf('2026-01-24T16:00:00.000Z')).toBe('2026-01-25');
  expect(taiwanDayOf('2026-01-24T15:59:59.999Z')).toBe('2026-01-24');
});
