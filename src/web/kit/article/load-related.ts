import { searchContent } from '#contract/content/endpoints.ts';
import { localizePath, splitLocalePath } from '#domain/page/locale-path.ts';
import type { Page } from '#web/app/use-page.ts';
import { type Article, type ArticleLink, LINK_FIELDS, toLinks } from './load-article.ts';

/** Maximum number of paths in a filter. */
const LINKS_MAX = 20;
const RELATED_MAX = 4;

/** Help articles that an article links to, or that link to it; those for the same readers first. */
export async function loadRelated(page: Page, { path, links: addresses }: Article): Promise<ArticleLink[]> {
  const { locale, locales } = page.state;
  const linked = addresses.map((address) => splitLocalePath(address, locales).path);
  const paths = [...new Set(linked)].filter((other) => other.startsWith('/help/')).slice(0, LINKS_MAX);
  const { list } = await page.call(searchContent, {
    where: {
      lang: locale,
      path: { $ne: path, $contains: '/help/' },
      $or: [{ path: { $in: paths } }, { body: { $contains: `](${localizePath(path, locale)})` } }],
    },
    only: [...LINK_FIELDS],
    limit: LINKS_MAX,
  });
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const isNear = (link: ArticleLink) => link.path.startsWith(folder);
  const links = toLinks(list);
  return [...links.filter(isNear), ...links.filter((link) => !isNear(link))].slice(0, RELATED_MAX);
}
