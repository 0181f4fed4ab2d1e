import { describe, expect, it } from 'vitest';
import type { AppSummary } from '#contract/application/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { buildContentPage } from '#tests/web/content-page.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { loadSearch } from './load-search.ts';
import { SearchPage } from './search-page.tsx';

const GAME: AppSummary = {
  applicationId: 'com.example.sea',
  name: 'Sea',
  shortDescription: '',
  icon: '/files/i.webp',
  category: 110,
  ageRating: '0+',
  platforms: [2],
  company: 'Waves',
  publishDate: null,
  viewCount: 0,
  cover: '/files/c.webp',
  coverPlaceholder: '101010-101010',
  iconPlaceholder: '101010-101010',
  playCount: 0,
  free: true,
  price: null,
  canPlay: true,
  previews: [],
  rating: { average: null, count: 0 },
  tags: [],
};

describe.each(LOCALES)('the search page in %s', (locale) => {
  const show = async (parameters: Record<string, string>, games: readonly AppSummary[] = []) => {
    const page = await buildContentPage(locale, games);
    const results = await loadSearch(page, parameters);
    return { page, results, html: renderPage(<SearchPage results={results} />, locale, { path: '/search' }) };
  };
  const refund = { 'zh-TW': '退款', 'zh-CN': '退款', 'vi-VN': 'hoan tien', 'en-US': 'refund' }[locale];

  it('shows games and documents in groups, with matches highlighted', async () => {
    const { html, results, page } = await show({ searchWord: refund }, [GAME]);
    expect(results.articles.help.count).toBeGreaterThan(0);
    expect(results.articles.papers.count).toBeGreaterThan(0);
    expect(html).toMatch(/<mark>[^<]+<\/mark>/);
    expect(html).toContain('com.example.sea');
    expect(html).toContain(page.t('find.group.help'));
    expect(html).toMatch(/aria-current="page"/);
    expect(html).not.toMatch(/\bfind\.[a-z.]+</);
  });

  it.each(['99', '99999'])(
    'shows one group by pages, and the last one where there are not as many as %s',
    async (number) => {
      const { html, results } = await show({ searchWord: refund, in: 'help', page: number }, [GAME]);
      expect(results.search.page).toBe(Math.max(1, Math.ceil(results.articles.help.count / 20)));
      expect(results.articles.help.list.length).toBeGreaterThan(0);
      expect(html).not.toContain('id="found-games"');
      expect(html).toContain('name="in" value="help"');
    },
  );

  it('suggests next steps without results and before a search', async () => {
    const { html, page } = await show({ searchWord: 'qqqzzz' });
    expect(html).toContain(page.t('find.none.title', { word: 'qqqzzz' }));
    expect(html).toContain(`href="${page.href('/help')}"`);
    const { html: start, results } = await show({ searchWord: '  ' }, [GAME]);
    expect(results.games.count).toBe(0);
    expect(start).toContain(page.t('find.start.text'));
  });
});

it('marks words as text: nothing of them becomes HTML', async () => {
  const page = await buildContentPage('en-US');
  const results = await loadSearch(page, { searchWord: '<b>refund</b>' });
  expect(renderPage(<SearchPage results={results} />, 'en-US')).not.toContain('<b>');
});

it('finds text with and without diacritics, best titles first', async () => {
  const page = await buildContentPage('vi-VN');
  const titles = async (searchWord: string) =>
    (await loadSearch(page, { searchWord, in: 'help' })).articles.help.list.map(({ title }) => title);
  expect((await titles('hoàn tiền'))[0]).toBe((await titles('hoan tien'))[0]);
  expect((await titles('hoan tien'))[0]).toMatch(/hoàn tiền/i);
});
