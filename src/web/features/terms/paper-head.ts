import type { Page } from '../../app/use-page.ts';
import { pageHead } from '../shell/page-head.ts';
import type { Paper } from './load-paper.ts';

/** The document head of a paper. */
export function paperHead(page: Page, paper: Paper | undefined) {
  return pageHead({
    page,
    path: paper?.path ?? '/',
    name: paper?.title ?? 'NOT FOUND',
    description: paper?.description,
  });
}
