import type { Kysely } from 'kysely';
import type { AppSummary } from '#contract/application/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';
import { findSummaries } from './application-queries.ts';
import { presentSummary } from './present-summary.ts';

export interface NumberedSummary {
  /** Our number of it. */
  readonly id: number;
  readonly game: AppSummary;
}

/** Games of other features' lists, as all lists show them, in the given order; whatever their shelf. */
export async function readSummaries(
  db: Kysely<Schema>,
  ids: readonly number[],
  lang: LocaleCode,
): Promise<NumberedSummary[]> {
  const rows = await findSummaries(db, ids, lang);
  return rows.map((row) => ({ id: row.id, game: presentSummary(row) }));
}
