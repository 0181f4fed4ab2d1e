import type { Kysely } from 'kysely';
import type { AppSummary } from '#contract/application/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { usualCurrency } from '#domain/money/usual-currency.ts';
import { validUntil } from '../../cache/catalogue-cache.ts';
import type { Schema } from '../../db/schema.ts';
import { findGamePrices, type PriceView } from '../product/public.ts';
import { findSummaries } from './application-queries.ts';
import { presentSummary } from './present-summary.ts';

export interface NumberedSummary {
  /** The row ID. */
  readonly id: number;
  readonly game: AppSummary;
}

/** How lists show games: texts in one language, prices for star coins of one currency at a moment. */
export interface SummaryView extends Pick<PriceView, 'at'> {
  readonly lang: LocaleCode;
  /** By default the usual currency of the language. */
  readonly currency?: PriceView['currency'] | undefined;
}

/** Reads the summaries of games for lists of other features, in the given order, published or not. */
export async function readSummaries(
  db: Kysely<Schema>,
  ids: readonly number[],
  view: SummaryView,
): Promise<NumberedSummary[]> {
  return (await readPricedSummaries(db, ids, view)).games;
}

/**
 * One page of a list, with what else is found beside its IDs. A cache keeps it no longer than its prices are true, and not
 * beyond the moment at which others would be found (unix milliseconds).
 */
export async function readSummaryPage<Found extends { readonly ids: readonly number[] }>(
  db: Kysely<Schema>,
  { ids, ...found }: Found,
  view: SummaryView,
  othersFromMs: number | null = null,
): Promise<Omit<Found, 'ids'> & { list: AppSummary[] }> {
  const { games, untilMs } = await readPricedSummaries(db, ids, view);
  const ends = [untilMs, othersFromMs].filter((end) => end !== null);
  return validUntil({ ...found, list: games.map(({ game }) => game) }, ends.length === 0 ? null : Math.min(...ends));
}

/** The summaries, and until when their prices are true (`validUntil`); null: as far as is known. */
export async function readPricedSummaries(
  db: Kysely<Schema>,
  ids: readonly number[],
  { lang, currency = usualCurrency(lang), at }: SummaryView,
) {
  const rows = await findSummaries(db, ids, lang);
  const priced = rows.filter((row) => row.game_product_id !== null).map(({ id }) => id);
  const prices = await findGamePrices(db, priced, { currency, at });
  const games = rows.map((row) => ({ id: row.id, game: presentSummary(row, prices.get(row.id)?.price ?? null) }));
  const changes = [...prices.values()].flatMap(({ changesAtMs }) => changesAtMs ?? []);
  return { games, untilMs: changes.length === 0 ? null : Math.min(...changes) };
}
