import { join } from 'node:path';
import { listSortedApplications } from '#contract/application/endpoints.ts';
import type { AppSummary } from '#contract/application/entities.ts';
import type { ContentItem } from '#contract/content/entities.ts';
import { listPosts } from '#contract/developer-post/endpoints.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { handle } from '#server/api/bound-handler.ts';
import { createDirectCaller } from '#server/api/create-direct-caller.ts';
import { bindHandlers, createHandlerTable } from '#server/api/handler-table.ts';
import { contentHandlers } from '#server/features/content/content-handlers.ts';
import { loadContentLibrary } from '#server/features/content/content-library.ts';
import { projectRoot } from '#server/project-root.ts';
import { DIRECT_CALL } from '#tests/factories/build-content.ts';
import type { Page } from '#web/app/use-page.ts';
import { buildPage } from './build-page.ts';

let opened: Promise<readonly ContentItem[]> | undefined;

/** The store's own documents. */
async function readItems(): Promise<readonly ContentItem[]> {
  const folder = join(projectRoot(), 'content');
  const placeholders = { companyName: 'Acme', serviceEmail: 'help@acme.test', guarantee: 'None.' };
  return (await loadContentLibrary({ folder, locales: LOCALES, listPlaceholders: () => placeholders })).items;
}

/** A page whose loaders get the store's own documents, and these games for every search. */
export async function buildContentPage(locale: LocaleCode, games: readonly AppSummary[] = []): Promise<Page> {
  opened ??= readItems();
  const list = handle(listSortedApplications, async () => ({ count: games.length, list: [...games] }));
  const posts = handle(listPosts, async () => ({ count: 0, list: [] }));
  const handlers = [...bindHandlers(contentHandlers, { content: { items: await opened } }), list, posts];
  return { ...buildPage({ locale }), call: createDirectCaller(createHandlerTable(handlers), DIRECT_CALL) };
}
