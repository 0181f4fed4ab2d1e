import type { Kysely } from 'kysely';
import type { AppSummary } from '#contract/application/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';
import { findSummaries } from './application-queries.ts';
import { presentSummary } from './present-summary.ts';

export interface NumberedSummary {
  /** The row ID. */
  readonly id: number;
  readonly game: AppSummary;
}

/** Reads the summaries of games for lists of other features, in the given order, published or not. */
export async function readSummaries(
  db: Kysely<Schema>,
  ids: readonly number[],
  lang: LocaleCode,
): Promise<NumberedSummary[]> {
  const rows = await findSummaries(db, ids, lang);
  return rows.map((row) => ({ id: row.id, game: presentSummary(row) }));
}
