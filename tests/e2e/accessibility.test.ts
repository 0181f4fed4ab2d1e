import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { localizePath } from '#domain/locale-path.ts';
import { gamePath } from './demo-game.ts';
import { it, SIZES, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';

const PAGES = [
  ['/', '/index_v2', '/games', '/?gameCategory=110', '/?searchWord=zzzz'],
  [gamePath('starsea-voyage'), gamePath('song-of-the-mountain'), gamePath('number-hills')],
  ['/terms/terms-of-use', '/terms/privacy-policy', '/terms/intellectual-property', gamePath('lucky-cat-hall', '/play')],
  ['/store/deposit', '/store/record', '/store/lottery', '/store/binding', '/developer/become', '/no-such-page'],
];

/** All rules in the light theme; in the dark one those that a theme can break. */
const RULES = {
  light: {},
  dark: {
    runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block', 'image-alt', 'link-name'] },
  },
};

async function findViolations(page: Page, colorScheme: keyof typeof RULES): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, ...RULES[colorScheme] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html.slice(0, 200)}`));
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  it.for(PAGES)('axe finds nothing in either theme on %s and its like', async (paths, { visit }) => {
    const context = { ...SIZES[size], reducedMotion: 'reduce' } as const;
    const page = await visit('/', { locale, size, context, expected: [/404/] });
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(localizePath(path, locale), { waitUntil: 'domcontentloaded' });
      await waitUntilAlive(page);
      const violations = [...(await findViolations(page, 'light')), ...(await findViolations(page, 'dark'))];
      found.push(...violations.map((violation) => `${path} ${violation}`));
    }
    expect(found).toEqual([]);
  });
});
