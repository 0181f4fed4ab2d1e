import { expect, it } from 'vitest';
import { shouldWarnBeforeDownload } from './download-warning.ts';

const LIMIT = 209_715_200;
const GIGABYTE = 1_073_741_824;

it.each([
  [LIMIT, 'cellular', true, false],
  [LIMIT + 1, 'cellular', true, true],
  [LIMIT + 1, 'cellular', false, true],
  [GIGABYTE, 'wifi', true, false],
  [GIGABYTE, 'ethernet', false, false],
])('R9.4 O115 %d bytes over %s (phone %s) warns: %s', (sizeBytes, connectionType, isPhone, warns) => {
  expect(shouldWarnBeforeDownload({ sizeBytes, connectionType, isPhone })).toBe(warns);
});

it('R9.4 O115 takes an unknown network of a phone for a mobile one', () => {
  expect(shouldWarnBeforeDownload({ sizeBytes: LIMIT + 1, isPhone: true })).toBe(true);
  expect(shouldWarnBeforeDownload({ sizeBytes: LIMIT, isPhone: true })).toBe(false);
  expect(shouldWarnBeforeDownload({ sizeBytes: GIGABYTE, isPhone: false })).toBe(false);
});
