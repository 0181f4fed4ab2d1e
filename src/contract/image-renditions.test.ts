import { expect, it } from 'vitest';
import { RENDITION_WIDTHS, renditionUrl } from './image-renditions.ts';

it.each([
  ['/files/images/a/background.webp', '/files/images/a/background-w480.webp'],
  ['/files/images/a/icon.png', '/files/images/a/icon-w480.webp'],
  ['/files/images/a.b/photo.jpeg', '/files/images/a.b/photo-w480.webp'],
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
