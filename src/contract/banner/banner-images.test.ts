import { expect, it } from 'vitest';
import { bannerImages } from './banner-images.ts';

it('stands beside the picture in all sizes', () => {
  expect(bannerImages('/files/a.png.d/banner.jpg')).toEqual({
    large: '/files/a.png.d/banner-large.webp',
    medium: '/files/a.png.d/banner-medium.webp',
    small: '/files/a.png.d/banner-small.webp',
  });
});
