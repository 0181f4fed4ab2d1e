import { type RawBuilder, sql } from 'kysely';

/**
 * A list parameter whose length the planner does not see. A plan for any values then costs no more than one for these, so
 * that a prepared query keeps it; making one takes longer than running it.
 */
export function hideLength(list: readonly (string | number)[], type: 'text' | 'integer'): RawBuilder<unknown> {
  return sql`(SELECT ${[...list]}::${sql.raw(type)}[])`;
}
