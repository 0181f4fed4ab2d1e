import { describe, expect } from 'vitest';
import { localizePath } from '#domain/locale-path.ts';
import { gamePath } from './demo-game.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';

const PAGES = [
  ['/', '/games', '/?gameCategory=110', '/?searchWord=zzzz'],
  [gamePath('starsea-voyage'), gamePath('song-of-the-mountain'), gamePath('number-hills')],
  ['/terms/terms-of-use', '/terms/privacy-policy', '/terms/intellectual-property', gamePath('lucky-cat-hall', '/play')],
  ['/store/deposit', '/store/record', '/store/lottery', '/store/binding', '/developer/become', '/no-such-page'],
];

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  it.for(PAGES)('axe finds nothing on %s and its like', async (paths, { visit }) => {
    const page = await visit('/', { locale, size, expected: [/404/] });
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(localizePath(path, locale), { waitUntil: 'domcontentloaded' });
      await waitUntilAlive(page);
      found.push(
        ...(await findViolations(page, { themes: THEMES_AT[size] })).map((violation) => `${path} ${violation}`),
      );
    }
    expect(found).toEqual([]);
  });
});
