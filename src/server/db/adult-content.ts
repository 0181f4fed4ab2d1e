import { type RawBuilder, sql } from 'kysely';
import { ADULT_CATEGORIES, ADULT_RATING } from '#domain/age/age-gate.ts';

/** Whether a row of `applications`, by its alias in the query, is an adult game (`needsAgeConfirmation`). */
export function isAdultContent(alias: string): RawBuilder<boolean> {
  const categories = sql.join(ADULT_CATEGORIES.map((code) => sql.lit(code)));
  return sql<boolean>`(${sql.ref(`${alias}.age_rating`)} = ${sql.lit(ADULT_RATING)} OR ${sql.ref(`${alias}.category`)} IN (${categories}))`;
}
