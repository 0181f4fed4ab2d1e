import { expect, it } from 'vitest';
import { CATEGORIES } from '#contract/values/categories.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { CategoryOverview } from './category-overview.tsx';

const tiles = CATEGORIES.map(({ code, key }) => ({
  code,
  key,
  name: `Name of ${code}`,
  sort: code,
  count: code - 99,
}));

it('R2.7 shows all twenty categories in their order, each with its name, its number of games and its link', () => {
  const html = renderPage(<CategoryOverview tiles={tiles} />, 'en-US', { path: '/games' });
  const shown = [...html.matchAll(/<a href="([^"]*)" data-category="(\d+)"/g)];
  expect(shown.map(([_link, _href, code]) => Number(code))).toEqual(CATEGORIES.map(({ code }) => code));
  expect(shown.at(-1)?.[1]).toBe('/en-US?gameCategory=119');
  expect(html).toContain('All games');
  for (const { code, name, count } of tiles.slice(1)) {
    expect(html, String(code)).toContain(`>${name}</span>`);
    expect(html).toContain(`>${count} games</span>`);
  }
});
