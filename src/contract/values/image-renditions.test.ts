import { expect, it } from 'vitest';
import { presetUrl } from './image-presets.ts';
import { RENDITION_WIDTHS, renditionUrl, renditionWidths } from './image-renditions.ts';

it.each([
  ['/files/images/a/background.webp', '/files/images/a/background-w480.webp'],
  ['/files/images/a/icon.png', '/files/images/a/icon-w480.webp'],
  ['/files/images/a.b/photo.jpeg', '/files/images/a.b/photo-w480.webp'],
  ['/files/images/a.png.d/b.png', '/files/images/a.png.d/b-w480.webp'],
  ['/files/images/a/photo.jpg', '/files/images/a/photo-w480.webp'],
  ['https://example.com/icon.png', 'https://example.com/icon.png'],
  ['/images/icon.png', '/images/icon.png'],
  ['/files/images/a/drawing.svg', '/files/images/a/drawing.svg'],
  ['', ''],
])('knows the smaller rendition of %j as %j', (url, rendition) => {
  expect(renditionUrl(url, 480)).toBe(rendition);
});

it('lists the widths of a purpose in ascending order, the way pictures offer them', () => {
  for (const widths of Object.values(RENDITION_WIDTHS)) {
    expect([...widths]).toEqual([...widths].sort((a, b) => a - b));
  }
});

it('stores a screenshot in the widths of its shape, whatever its screen, and documents unchanged', () => {
  const wide = { width: 1920, height: 1080 };
  const tall = { width: 1080, height: 1920 };
  for (const purpose of ['screenshot_mobile', 'screenshot_tablet7', 'screenshot_computer'] as const) {
    expect(renditionWidths(purpose, wide)).toEqual(RENDITION_WIDTHS.screenshotComputer);
    expect(renditionWidths(purpose, tall)).toEqual(RENDITION_WIDTHS.screenshotMobile);
  }
  expect(renditionWidths('video_replacement', wide)).toEqual(RENDITION_WIDTHS.background);
  expect(renditionWidths('passbook', wide)).toEqual([]);
});

it.each(['/files/images/a/banner', '/files/images/a/banner.png', '/files/images/a/banner.jpg'])(
  'knows the sizes of the banner %s',
  (image) => expect(presetUrl(image, 'large')).toBe('/files/images/a/banner-large.webp'),
);
