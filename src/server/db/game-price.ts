import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a row of `applications`, by its alias in the query, has to be paid for. Together with `nextDiscount` the only
 * place where lists of games read a price.
 */
export function isPaidGame(alias: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${alias}.is_paid_once`)}`;
}

/** The discount of the game's own price that runs at a moment, or else the next one: `begin_at` and `end_at`, at most one row. */
export function nextDiscount(alias: string, at: Date): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`
    SELECT d.begin_at, d.end_at FROM discounts d
    WHERE d.application_id = ${column('id')} AND ${column('game_product_id')} IS NOT NULL
      AND (d.product_id IS NULL OR d.product_id = ${column('game_product_id')}) AND d.end_at > ${at}
    ORDER BY d.begin_at LIMIT 1`;
}
