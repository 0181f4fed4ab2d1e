import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { buildContentPage } from '#tests/web/content-page.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { HelpArticlePage } from '#web/features/help/help-article-page.tsx';
import { READERS } from '#web/features/help/help-groups.ts';
import { HelpPage } from '#web/features/help/help-page.tsx';
import { loadHelp, loadHelpArticle } from '#web/features/help/load-help.ts';
import { loadNews, loadNewsArticle } from '#web/features/news/load-news.ts';
import { NewsArticlePage } from '#web/features/news/news-article-page.tsx';
import { NewsPage } from '#web/features/news/news-page.tsx';
import { PolicyPage } from '#web/features/terms/policy-page.tsx';
import { ArticlePage } from './article-page.tsx';
import { articlePath, loadArticle } from './load-article.ts';

const hrefsOf = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
/** No missing texts, and no skipped heading level. */
const expectWhole = (html: string) => {
  expect(html).not.toMatch(/\b(?:help|article|news|lists|find|shell)\.[a-z]+[A-Za-z.]*</);
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
  const ids = idsOf(html);
  expect(new Set(ids).size).toBe(ids.length);
};

describe.each(LOCALES)('in %s', (locale) => {
  const prefix = locale === 'zh-TW' ? '' : `/${locale}`;

  it('the help center leads to every article, and looks for more', async () => {
    const page = await buildContentPage(locale);
    const articles = await loadHelp(page);
    const html = renderPage(<HelpPage articles={articles} />, locale, { path: '/help' });
    expectWhole(html);
    expect(articles.length).toBeGreaterThan(24);
    expect(hrefsOf(html)).toEqual(expect.arrayContaining(articles.map(({ path }) => prefix + path)));
    expect(html).toContain(` action="${prefix}/search"`);
    expect(html).not.toContain('help.group.more');
  });

  it('every article of the help is whole: its sections are linked, its neighbors and related ones too', async () => {
    const page = await buildContentPage(locale);
    for (const { path } of await loadHelp(page)) {
      const [, , folder, slug = ''] = path.split('/');
      const readers = READERS.find((known) => known === folder) ?? 'players';
      const data = await loadHelpArticle(page, readers, slug);
      const html = renderPage(<HelpArticlePage data={data} readers={readers} />, locale, { path });
      expectWhole(html);
      expect(data.previous !== null || data.next !== null).toBe(true);
      const anchors = hrefsOf(html).filter((href) => href.startsWith('#'));
      expect(anchors.length).toBeGreaterThan(0);
      expect(anchors.filter((anchor) => !idsOf(html).includes(anchor.slice(1)))).toEqual([]);
      expect(data.related.map((link) => link.path)).not.toContain(path);
    }
  });

  it('the news come newest first, each with the newer and the older one', async () => {
    const page = await buildContentPage(locale);
    const list = await loadNews(page, {});
    expectWhole(renderPage(<NewsPage list={list} />, locale, { path: '/news' }));
    const dates = list.news.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const [first, second] = list.news;
    const slug = second?.path.replace('/news/', '') ?? '';
    const data = await loadNewsArticle(page, slug);
    const html = renderPage(<NewsArticlePage data={data} />, locale, { path: second?.path ?? '' });
    expectWhole(html);
    expect(html).toContain(`rel="prev" href="${prefix}${first?.path}"`);
  });

  it.each(['/about', '/terms/terms-of-use', '/terms/privacy-policy'])('%s is whole', async (path) => {
    const article = await loadArticle(await buildContentPage(locale), path);
    const element =
      path === '/about' ? <ArticlePage article={article} dated="article.changed" /> : <PolicyPage paper={article} />;
    expectWhole(renderPage(element, locale, { path }));
  });
});

it('related articles are those that an article leads to, or that lead to it, of its readers first', async () => {
  const { article, related } = await loadHelpArticle(await buildContentPage('en-US'), 'players', 'refunds');
  expect(related.length).toBeGreaterThan(0);
  const isLinked = (path: string) => article.links.includes(`/en-US${path}`);
  const others = await Promise.all(
    related
      .filter(({ path }) => !isLinked(path))
      .map(async ({ path }) => loadArticle(await buildContentPage('en-US'), path)),
  );
  expect(others.filter(({ links }) => !links.includes('/en-US/help/players/refunds'))).toEqual([]);
  const isPlayers = related.map(({ path }) => path.startsWith('/help/players/'));
  expect(isPlayers).toEqual([...isPlayers].sort().reverse());
});

it.each(['nope', '#web/features/terms', 'A', '', 'x'.repeat(81), 'a b', '%2e'])('finds no article %j', async (slug) => {
  await expect(loadHelpArticle(await buildContentPage('en-US'), 'players', slug)).rejects.toMatchObject({
    isNotFound: true,
  });
});

it('has no path for an invalid name', () => {
  expect(articlePath('/news', 'hall-opens')).toBe('/news/hall-opens');
});
