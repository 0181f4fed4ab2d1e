import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import type { GameOrder } from './share-picture-order.ts';

const fill = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

const GAME: GameOrder = {
  kind: 'game',
  lang: 'zh-TW',
  name: '霓虹賽車',
  company: 'Night Works',
  category: '競速',
  ageRating: '12+',
  icon: undefined,
  background: undefined,
};

/** Mean color of a part of a picture. */
async function meanOf(jpeg: Uint8Array, left: number, top: number, width: number, height: number) {
  const { channels } = await sharp(await sharp(jpeg).extract({ left, top, width, height }).toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

/** The proportion of white in the text area. */
async function whiteOf(jpeg: Uint8Array): Promise<number> {
  const place = sharp(jpeg).extract({ left: 64, top: 200, width: 1072, height: 380 }).greyscale().threshold(235);
  return (await sharp(await place.toBuffer()).stats()).channels[0]?.mean ?? 0;
}

it.each(LOCALES)('draws a picture of the size that sites show in %s, of bytes that they read', async (lang) => {
  const orders = [
    { ...GAME, lang },
    { kind: 'article', lang, title: 'Trò chơi 遊戲 game' },
    { kind: 'store', lang, about: 'Trò chơi 遊戲 game' },
  ] as const;
  for (const order of orders) {
    const picture = await drawSharePicture(order);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630, channels: 3 });
    expect(picture.length).toBeLessThanOrEqual(LIMITS.sharePictureBytes);
  }
});

describe('a game', () => {
  it('shows its background above, and its icon below on the left', async () => {
    const icon = await fill('#ff0000', 192, 192);
    const picture = await drawSharePicture({ ...GAME, icon, background: await fill('#00ff00', 960, 540) });
    const [red = 0, green = 0] = await meanOf(picture, 800, 20, 200, 100);
    expect(green).toBeGreaterThan(240);
    expect(red).toBeLessThan(20);
    const [iconRed = 0, iconGreen = 0] = await meanOf(picture, 100, 430, 100, 100);
    expect(iconRed).toBeGreaterThan(240);
    expect(iconGreen).toBeLessThan(20);
  });

  it('makes a noisy picture small enough', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const background = await sharp({ create: { width: 960, height: 540, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer();
    expect((await drawSharePicture({ ...GAME, background })).length).toBeLessThanOrEqual(LIMITS.sharePictureBytes);
  });

  it('writes its name in white: of a longer one, more', async () => {
    const [short, long] = await Promise.all([
      drawSharePicture({ ...GAME, name: '一' }),
      drawSharePicture({ ...GAME, name: '霓虹賽車霓虹賽車' }),
    ]);
    expect(await whiteOf(long)).toBeGreaterThan((await whiteOf(short)) * 1.5);
  });

  it('draws markup in a name as the letters that it is, and leaves out what no font has', async () => {
    const picture = await drawSharePicture({ ...GAME, name: '</svg><script>&amp;"\'☃\u0000\u{1f3ae}' });
    expect(await whiteOf(picture)).toBeGreaterThan(1);
    await expect(drawSharePicture({ ...GAME, name: '', company: '' })).resolves.toBeInstanceOf(Uint8Array);
  });
});
