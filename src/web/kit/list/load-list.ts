import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
import type { AnySchema, z } from '#contract/schema/schema.ts';
import type { Page } from '#web/app/use-page.ts';
import { loadPage } from './page-number.ts';

interface ListReply {
  /** Number of rows on all pages. */
  readonly count: number;
  readonly list: readonly unknown[];
}

/** An endpoint that returns a page of a list. */
export type ListEndpoint = Endpoint<AnySchema, z.ZodMiniType<ListReply>>;
export type RowOf<Called extends ListEndpoint> = ReplyOf<Called>['list'][number];

/** A page of a list with the filter it was loaded for. */
export type Loaded<Called extends ListEndpoint, Values> = ReplyOf<Called> & { readonly filter: Values };

/** Loads the page that a filter names, or the last one if there are fewer. */
export async function loadList<Called extends ListEndpoint, Values extends { readonly page: number }>(
  page: Page,
  endpoint: Called,
  filter: Values,
  asked: InputOf<Called>,
): Promise<Loaded<Called, Values>> {
  const found = await loadPage(filter.page, (span) => page.call(endpoint, Object.assign({}, asked, span)));
  return Object.assign(found, { filter: { ...filter, page: found.number } });
}
