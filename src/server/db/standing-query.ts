import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

export interface StandingQuery<Row> {
  /** Unlike any other's: connections know the query by it. */
  readonly name: string;
  /** The query with its one parameter, whatever its value. */
  readonly query: { compile(): CompiledQuery<Row> };
}

/**
 * A query that nearly every call makes: written once instead of built each time, and planned once on each connection.
 * For one row by its key that is 0.2 ms in place of 1.0. Its columns are named one by one: PostgreSQL refuses a plan
 * whose columns another release's migration has changed.
 */
export function createStandingQuery<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { name, query }: StandingQuery<Row>,
): (parameter: unknown) => Promise<Row[]> {
  const { sql, parameters } = query.compile();
  if (parameters.length !== 1) throw new Error(`the query ${name} has ${parameters.length} parameters`);
  return async (parameter) => (await pool.query<Row>({ name, text: sql, values: [parameter] })).rows;
}
