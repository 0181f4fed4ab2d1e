import { notFound } from '@tanstack/react-router';
import { searchContent } from '#contract/content/endpoints.ts';
import type { Page } from '../../app/use-page.ts';

export interface Paper {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly date: string;
}

/** Fetches one of the store's papers in the visitor's language. */
export async function loadPaper(page: Page, path: string): Promise<Paper> {
  const reply = await page.call(searchContent, { where: { path, lang: page.state.locale }, limit: 1 });
  const item = reply.list?.[0];
  if (item?.body === undefined) throw notFound();
  return { path, title: item.title ?? '', description: item.description ?? '', body: item.body, date: item.date ?? '' };
}
