import { notFound } from '@tanstack/react-router';
import { searchContent } from '#contract/content/endpoints.ts';
import type { ContentResult } from '#contract/content/entities.ts';
import type { Page } from '#web/app/use-page.ts';
import type { Block } from '#web/ui/text/markdown-document.ts';

/** A document of the store in the visitor's language. */
export interface Article extends ArticleLink {
  readonly blocks: readonly Block[];
  /** The store's pages that it links to, as written, without query and anchor. */
  readonly links: readonly string[];
  /** Date, `2026-01-31`: of publication for news, otherwise of the last change. */
  readonly date: string;
}

/** The data of a link to an article. */
export interface ArticleLink {
  /** Without language prefix. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

const LINK = /\]\((\/[^)\s#?]*)/g;

export const LINK_FIELDS = ['path', 'title', 'description'] as const;

/** Fetches a document. @throws notFound if it does not exist. */
export async function loadArticle(page: Page, path: string): Promise<Article> {
  const { list } = await page.call(searchContent, { where: { path, lang: page.state.locale }, limit: 1 });
  const item = list?.[0];
  if (!item?.body) throw notFound();
  // Server-rendered pages include the parsed document; the parser is loaded on navigation to another one.
  const { parseMarkdown } = await import('#web/ui/text/parse-markdown.ts');
  const links = [...item.body.matchAll(LINK)].map(([, href = '']) => href);
  return { ...toLink(item), blocks: parseMarkdown(item.body), links: [...new Set(links)], date: item.date ?? '' };
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The path of a document in a folder. @throws notFound for an invalid name. */
export function articlePath(folder: string, slug: string): string {
  if (slug.length > 80 || !SLUG.test(slug)) throw notFound();
  return `${folder}/${slug}`;
}

export interface Neighbours {
  readonly previous: ArticleLink | null;
  readonly next: ArticleLink | null;
}

/** An article with its neighbors in the folder. */
export interface LoadedArticle extends Neighbours {
  readonly article: Article;
}

/** Fetches a document with its neighbors, in document order or by date. @throws notFound if it does not exist. */
export async function loadFolderArticle(page: Page, path: string, sortBy?: 'date:desc'): Promise<LoadedArticle> {
  const [article, neighbours] = await Promise.all([loadArticle(page, path), loadNeighbours(page, path, sortBy)]);
  return { article, ...neighbours };
}

async function loadNeighbours(page: Page, path: string, sortBy?: 'date:desc'): Promise<Neighbours> {
  const { list = [] } = await page.call(searchContent, {
    where: { lang: page.state.locale },
    ...(sortBy === undefined ? {} : { sortBy }),
    surround: path,
    only: [...LINK_FIELDS],
  });
  const [previous, next] = list;
  return { previous: previous ? toLink(previous) : null, next: next ? toLink(next) : null };
}

/** A search result as a link. */
export function toLink({ path = '', title = '', description = '' }: ContentResult): ArticleLink {
  return { path, title, description };
}

/** The non-null results as links. */
export function toLinks(list: readonly (ContentResult | null)[] | undefined): ArticleLink[] {
  return (list ?? []).flatMap((item) => (item === null ? [] : [toLink(item)]));
}
