import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * Large repricings become jobs beside large imports. A job runs until its state says otherwise: only imports have a
 * file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE product_jobs
      ADD COLUMN kind text NOT NULL DEFAULT 'import' CHECK (kind IN ('import', 'reprice')),
      ADD COLUMN request jsonb,
      ADD COLUMN repricing jsonb,
      ADD COLUMN refusal jsonb,
      DROP CONSTRAINT product_jobs_check1,
      ADD CONSTRAINT product_jobs_file_check CHECK (
        (file IS NOT NULL) = (kind = 'import' AND state IN ('waiting', 'judging', 'writing'))),
      ADD CONSTRAINT product_jobs_request_check CHECK ((request IS NOT NULL) = (kind = 'reprice'))`.execute(db);
  await sql`ALTER TABLE product_jobs ALTER COLUMN kind DROP DEFAULT`.execute(db);
  await sql`DROP INDEX product_jobs_running_key`.execute(db);
  await sql`
    CREATE UNIQUE INDEX product_jobs_running_key ON product_jobs (application_id)
    WHERE state IN ('waiting', 'judging', 'writing')`.execute(db);
  await sql`COMMENT ON COLUMN product_jobs.request IS 'of a repricing: which products, and the basis that was agreed to'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN product_jobs.repricing IS 'what a repricing changes, or has changed'`.execute(db);
  await sql`COMMENT ON COLUMN product_jobs.refusal IS 'code and fields that end a repricing before it writes'`.execute(
    db,
  );
  await sql`COMMENT ON COLUMN product_jobs.done IS 'lines, or products, of its phase that are judged, or written'`.execute(
    db,
  );
}
