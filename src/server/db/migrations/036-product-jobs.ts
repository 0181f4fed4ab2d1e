import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Large product imports, run as jobs: their input, progress and results. See decision 036. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE product_jobs (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      application_id integer NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      is_applying boolean NOT NULL,
      state text NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'judging', 'writing', 'done', 'refused', 'failed', 'canceled')),
      file bytea,
      done integer NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND total),
      total integer NOT NULL CHECK (total > 0),
      counts jsonb NOT NULL DEFAULT '{"create":0,"edit":0,"none":0,"refused":0}',
      lines jsonb NOT NULL DEFAULT '[]',
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CHECK ((file IS NULL) = (state IN ('done', 'refused', 'failed', 'canceled')))
    )`.execute(db);
  // The file is read in parts, which only an uncompressed value allows without reading all of it.
  await sql`ALTER TABLE product_jobs ALTER COLUMN file SET STORAGE EXTERNAL`.execute(db);
  await sql`CREATE UNIQUE INDEX product_jobs_running_key ON product_jobs (application_id) WHERE file IS NOT NULL`.execute(
    db,
  );
  await sql`CREATE INDEX product_jobs_application_id_idx ON product_jobs (application_id, id)`.execute(db);
  await sql`CREATE INDEX product_jobs_user_id_idx ON product_jobs (user_id)`.execute(db);
  await sql`COMMENT ON COLUMN product_jobs.file IS 'the table as it was sent; gone once the job has ended'`.execute(db);
  await sql`COMMENT ON COLUMN product_jobs.done IS 'lines of its phase that are judged, or written'`.execute(db);
  await sql`COMMENT ON COLUMN product_jobs.lines IS 'the first lines of the report, those that are refused first'`.execute(
    db,
  );
}
