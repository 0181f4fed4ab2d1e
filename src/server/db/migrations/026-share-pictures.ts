import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/**
 * Records which games have left the shelf, by any code path, so that their share pictures can be deleted from the
 * file store: it finds files by name only, and a deleted game's name is stored nowhere else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE withdrawn_share_pictures (
      app_id text PRIMARY KEY,
      since timestamptz NOT NULL
    )`.execute(db);
  await sql`
    CREATE FUNCTION note_withdrawn_share_picture() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO withdrawn_share_pictures (app_id, since) VALUES (OLD.app_id, now())
        ON CONFLICT (app_id) DO UPDATE SET since = excluded.since;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER note_withdrawn_share_picture AFTER UPDATE OF status ON applications FOR EACH ROW
      WHEN (OLD.status = 1 AND NEW.status <> 1) EXECUTE FUNCTION note_withdrawn_share_picture()`.execute(db);
  await sql`
    CREATE TRIGGER note_deleted_share_picture AFTER DELETE ON applications FOR EACH ROW
      WHEN (OLD.publish_date IS NOT NULL) EXECUTE FUNCTION note_withdrawn_share_picture()`.execute(db);
  await sql`
    INSERT INTO withdrawn_share_pictures (app_id, since)
    SELECT app_id, updated_at FROM applications WHERE status <> 1 AND publish_date IS NOT NULL`.execute(db);
}
