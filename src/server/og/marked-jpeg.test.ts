import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hasMark, markJpeg } from './marked-jpeg.ts';

it('marks a JPEG that stays the same picture', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#204060' } });
  const plain = await picture.jpeg().toBuffer();
  const marked = markJpeg(plain, 'Starhall 0123');
  expect(hasMark(marked, 'Starhall 0123')).toBe(true);
  expect(hasMark(marked, 'Starhall 0124')).toBe(false);
  expect(hasMark(marked, 'Starhall 012')).toBe(false);
  expect(hasMark(plain, 'Starhall 0123')).toBe(false);
  expect(hasMark(new Uint8Array(), 'Starhall 0123')).toBe(false);
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
});
