import { expect, it } from 'vitest';
import {
  IMAGE_PURPOSE_NAMES,
  IMAGE_PURPOSES,
  isPrivateImage,
  maxImageBytes,
  PRIVATE_IMAGE_PURPOSES,
} from './image-purposes.ts';

it('names every purpose', () => {
  expect([...IMAGE_PURPOSE_NAMES].sort()).toEqual(Object.keys(IMAGE_PURPOSES).sort());
});

it('hides documents from others, and nothing else', () => {
  expect(IMAGE_PURPOSE_NAMES.filter(isPrivateImage)).toEqual(PRIVATE_IMAGE_PURPOSES);
});

it('bounds files in bytes', () => {
  expect([maxImageBytes('icon'), maxImageBytes('document')]).toEqual([1_048_576, 20_971_520]);
});
