import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IMAGE_PURPOSE_NAMES } from '#contract/values/image-purposes.ts';
import { cropShapes, cropSizes, MAX_CROP_ZOOM, placeCrop } from './image-crop.ts';
import { checkImage } from './image-rules.ts';

const side = fc.integer({ min: 1, max: 20_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('whatever is cut, every size offered keeps the rules of its purpose, and the part lies inside of the picture', () => {
  const view = fc.record({ zoom: fc.double({ min: 1, max: MAX_CROP_ZOOM, noNaN: true }), x: share, y: share });
  const purpose = fc.constantFrom(...IMAGE_PURPOSE_NAMES);
  fc.assert(
    fc.property(purpose, side, side, view, (name, width, height, seen) => {
      const picture = { width, height };
      for (const shape of cropShapes(name, picture)) {
        const part = placeCrop(picture, shape, seen);
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(width * (1 + 1e-9));
        expect(part.top + part.height).toBeLessThanOrEqual(height * (1 + 1e-9));
        const sizes = cropSizes(name, shape, part);
        expect(sizes.length).toBeGreaterThan(0);
        for (const size of sizes) expect(checkImage(name, { ...size, bytes: 1, format: 'png' })).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

it('cuts as much as the shape holds, and moves from edge to edge', () => {
  const picture = { width: 800, height: 600 };
  const [shape = picture] = cropShapes('icon', picture);
  expect(placeCrop(picture, shape, { zoom: 1, x: 0.5, y: 0.5 })).toEqual({
    left: 100,
    top: 0,
    width: 600,
    height: 600,
  });
  expect(placeCrop(picture, shape, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 500, top: 0, width: 300, height: 300 });
});

it('offers the shape closest to the picture first', () => {
  expect(cropShapes('screenshot_mobile', { width: 1080, height: 2340 })[0]).toEqual({ width: 9, height: 16 });
  expect(cropShapes('screenshot_mobile', { width: 1366, height: 768 })[0]).toEqual({ width: 16, height: 9 });
  expect(cropShapes('background', { width: 1080, height: 2340 })).toEqual([{ width: 16, height: 9 }]);
  expect(cropShapes('banner', { width: 5, height: 3 })).toEqual([{ width: 5, height: 3 }]);
});

it('keeps the pixels that there are, within the bounds of the purpose, and has smaller sizes in reserve', () => {
  const wide = { width: 16, height: 9 };
  expect(cropSizes('screenshot_mobile', wide, { width: 1920, height: 1080 })).toEqual([
    { width: 1920, height: 1080 },
    { width: 1440, height: 810 },
    { width: 960, height: 540 },
  ]);
  expect(cropSizes('screenshot_computer', wide, { width: 800, height: 450 })).toEqual([{ width: 1920, height: 1080 }]);
  expect(cropSizes('screenshot_mobile', wide, { width: 7680, height: 4320 })[0]).toEqual({ width: 3840, height: 2160 });
  expect(cropSizes('video_replacement', wide, { width: 160, height: 90 })).toEqual([{ width: 1024, height: 576 }]);
  expect(cropSizes('banner', { width: 5, height: 3 }, { width: 20_000, height: 12_000 })[0]).toEqual({
    width: 5287,
    height: 3172,
  });
  expect(cropSizes('banner', { width: 5, height: 3 }, { width: 500, height: 300 })[0]).toEqual({
    width: 500,
    height: 300,
  });
});
