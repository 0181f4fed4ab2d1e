import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

type Theme = 'light' | 'dark';

/** Themes to look at where both sizes are walked: colours are the same on both, so the dark ones are looked at on one. */
export const THEMES_AT = { phone: ['light', 'dark'], desktop: ['light'] } as const satisfies Record<
  string,
  readonly Theme[]
>;

/** All rules in the light theme; in the dark one those that a theme can break. */
const RULES = {
  light: {},
  dark: {
    runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block', 'image-alt', 'link-name'] },
  },
};

/** What axe finds wrong with a page, or with a part of it, in both themes; without movement, which would blur colours. */
export async function findViolations(
  page: Page,
  { scope, themes = ['light', 'dark'] }: { readonly scope?: string; readonly themes?: readonly Theme[] } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], preload: false, ...RULES[theme] });
    const { violations } = await (scope === undefined ? axe : axe.include(scope)).analyze();
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme} ${id}: ${html.slice(0, 200)}`)),
    );
  }
  return found;
}
