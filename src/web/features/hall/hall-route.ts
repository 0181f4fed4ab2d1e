import { type HallSearch, readHallSearch } from '#domain/search/hall-search.ts';
import type { Page } from '../../app/use-page.ts';
import { hallHead } from './hall-head.ts';
import { loadHallPage } from './later-parts.ts';

/** Shared by `/` and `/index_v2`: both show the hall, `/` is canonical (O9). */
export const hallRoute = {
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }: { search: Record<string, unknown> }) => readHallSearch(search),
  loader: ({ context, deps }: { context: { page: Page }; deps: ReturnType<typeof readHallSearch> }) =>
    loadHallPage(context.page, deps),
  head: ({ match, loaderData }: { match: { context: { page: Page } }; loaderData?: { search: HallSearch } }) =>
    hallHead(match.context.page, loaderData?.search),
};
