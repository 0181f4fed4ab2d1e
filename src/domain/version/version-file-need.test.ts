import { expect, it } from 'vitest';
import { findVersionFileNeed } from './version-file-need.ts';

const here = { webRedirectUrl: '', outsidePlatforms: [] };
const elsewhere = { ...here, webRedirectUrl: 'https://play.example' };

it('R8.19 needs a file for what is downloaded or played here, and none for iOS and for games played elsewhere', () => {
  expect(([1, 2, 6, 7] as const).map((platform) => findVersionFileNeed({ ...here, platform }))).toEqual([
    'needed',
    'needed',
    'needed',
    'none',
  ]);
  expect(([1, 2, 6, 7] as const).map((platform) => findVersionFileNeed({ ...elsewhere, platform }))).toEqual([
    'needed',
    'none',
    'needed',
    'none',
  ]);
});

it('lets a version lead outside where its application says where to, but never one of the web or iOS', () => {
  const outside = { ...here, outsidePlatforms: [1, 2, 6, 7] };
  expect(([1, 2, 6, 7] as const).map((platform) => findVersionFileNeed({ ...outside, platform }))).toEqual([
    'optional',
    'needed',
    'optional',
    'none',
  ]);
});
