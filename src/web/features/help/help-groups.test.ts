import { expect, it } from 'vitest';
import { COMMON_ARTICLES, groupArticles, HELP_GROUPS, READERS } from './help-groups.ts';

const FILES = Object.keys(import.meta.glob('/content/zh-TW/help/*/*.md'));
const PATHS = FILES.map((file) => file.replace('/content/zh-TW', '').replace(/\.md$/, ''));
const linkTo = (path: string) => ({ path, title: path, description: '' });

it.each(READERS)(
  'stand all articles for %s in a group of their own, and no group names one that is not there',
  (readers) => {
    const named = HELP_GROUPS[readers].flatMap(({ slugs }) => slugs.map((slug) => `/help/${readers}/${slug}`));
    expect([...named].sort()).toEqual(PATHS.filter((path) => path.startsWith(`/help/${readers}/`)).sort());
  },
);

it('leads to common articles that are there', () => {
  expect(COMMON_ARTICLES.filter((path) => !PATHS.includes(path))).toEqual([]);
});

it('shows articles in the order of their group, others below, and no group without any', () => {
  const links = ['unheard-of', 'refunds', 'top-up'].map((slug) => linkTo(`/help/players/${slug}`));
  const shown = groupArticles('players', [...links, linkTo('/help/developers/webhooks')]);
  expect(shown.map(({ name, links: group }) => [name, ...group.map(({ path }) => path)])).toEqual([
    ['help.group.coins', '/help/players/top-up', '/help/players/refunds'],
    ['help.group.more', '/help/players/unheard-of'],
  ]);
});
