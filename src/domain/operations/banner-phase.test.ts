import { expect, it } from 'vitest';
import { bannerPhase, nextBannerChange } from './banner-phase.ts';

const NOW = Date.parse('2026-03-01T00:00:00Z');
const at = (ms: number) => new Date(NOW + ms);

it.each([
  [null, null, 'shown'],
  [0, null, 'shown'],
  [1, null, 'planned'],
  [null, 0, 'over'],
  [null, 1, 'shown'],
  [-2, -1, 'over'],
  [-1, 1, 'shown'],
  [1, 2, 'planned'],
] as const)('begun %s, ended %s milliseconds from now: %s', (begin, end, phase) => {
  const schedule = { beginAt: begin === null ? null : at(begin), endAt: end === null ? null : at(end) };
  expect(bannerPhase(schedule, NOW)).toBe(phase);
});

it('knows the next moment at which a banner comes or goes', () => {
  const schedules = [
    { beginAt: at(-5), endAt: at(90) },
    { beginAt: at(40), endAt: at(60) },
    { beginAt: null, endAt: null },
  ];
  expect(nextBannerChange(schedules, NOW)).toBe(NOW + 40);
  expect(nextBannerChange(schedules, NOW + 40)).toBe(NOW + 60);
  expect(nextBannerChange(schedules, NOW + 90)).toBeNull();
});
