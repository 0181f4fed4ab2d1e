import { expect, it } from 'vitest';
import { listRequirements } from './list-requirements.ts';

it('R2.9 makes a list of each line, without the developer’s bullets', () => {
  expect(listRequirements('Windows 10 · 8 GB RAM\nAndroid 10 • 4 GB RAM')).toEqual([
    ['Windows 10', '8 GB RAM'],
    ['Android 10', '4 GB RAM'],
  ]);
});

it('R2.9 makes one list of lines that are one part each', () => {
  expect(listRequirements('• Windows 10\n\n• 8 GB RAM / 4 cores\n')).toEqual([['Windows 10', '8 GB RAM / 4 cores']]);
});

it('R2.9 has no list for an empty text, or one of bullets only', () => {
  expect(listRequirements('')).toEqual([]);
  expect(listRequirements(' • \n·')).toEqual([]);
});
