import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

export interface PreparedQuery<Row> {
  /** A unique name: connections cache the query plan by it. */
  readonly name: string;
  /** The query with its one parameter, whatever its value. */
  readonly query: { compile(): CompiledQuery<Row> };
}

/**
 * A query of nearly every call: compiled once, and prepared once per connection. For one row by its key that takes
 * 0.2 ms instead of 1.0. Its columns are listed explicitly: PostgreSQL rejects a plan whose columns another release's
 * migration has changed.
 */
export function createPreparedQuery<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { name, query }: PreparedQuery<Row>,
): (parameter: unknown) => Promise<Row[]> {
  const { sql, parameters } = query.compile();
  if (parameters.length !== 1) throw new Error(`the query ${name} has ${parameters.length} parameters`);
  return async (parameter) => (await pool.query<Row>({ name, text: sql, values: [parameter] })).rows;
}
