import { expect, it } from 'vitest';
import { meanBrightness } from './pick-frame.ts';

it('measures how bright pixels are, as the eye sees them', () => {
  expect(meanBrightness([])).toBe(0);
  expect(meanBrightness([0, 0, 0, 255, 0, 0, 0, 255])).toBe(0);
  expect(meanBrightness([255, 255, 255, 255])).toBeCloseTo(1);
  expect(meanBrightness([255, 255, 255, 255, 0, 0, 0, 255])).toBeCloseTo(0.5);
  expect(meanBrightness([0, 255, 0, 255])).toBeGreaterThan(meanBrightness([0, 0, 255, 255]));
});
