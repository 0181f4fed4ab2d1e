import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a row of `applications`, by its alias in the query, has to be paid for. The only place where lists of games read
 * a price.
 */
export function isPaidGame(alias: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${alias}.is_paid_once`)}`;
}
