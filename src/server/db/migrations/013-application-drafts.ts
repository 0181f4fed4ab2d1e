import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Unsaved drafts of developers, their age questionnaires, and what reviewers have seen of an application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(answers).execute(db);
  await sql.raw(events).execute(db);
  await sql.raw(counts).execute(db);
  await sql.raw(drafts).execute(db);
  await sql.raw(snapshots).execute(db);
}

const answers = `
ALTER TABLE applications ADD COLUMN age_answers jsonb;
COMMENT ON COLUMN applications.age_answers IS 'answers of the age questionnaire by question; null where it was left out';
`;

/*
 * Changes that players cannot see must not invalidate caches: work on unreleased applications, and a developer's own
 * order and answers. Besides, transactions that notify commit one after the other, so developers would delay each
 * other. A change of the shelf status always notifies.
 */
const events = `
CREATE FUNCTION notify_shelf_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', 'application:' || a.id) FROM applications a
  WHERE a.status = 1 AND a.id IN (SELECT application_id FROM changed);
  RETURN NULL;
END $$;

DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['application_contents', 'application_screenshots', 'application_downloads',
    'application_data_types', 'application_contacts']
  LOOP
    EXECUTE format('DROP TRIGGER notify ON %I', part);
    EXECUTE format('CREATE TRIGGER notify_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed()', part);
    EXECUTE format('CREATE TRIGGER notify_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed()', part);
    EXECUTE format('CREATE TRIGGER notify_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION notify_shelf_changed()', part);
  END LOOP;
END $$;

DROP TRIGGER notify_inserted_or_deleted ON applications;
DROP TRIGGER notify_updated ON applications;
CREATE TRIGGER notify_inserted AFTER INSERT ON applications FOR EACH ROW WHEN (NEW.status = 1)
  EXECUTE FUNCTION notify_catalogue_changed('application', 'id');
CREATE TRIGGER notify_deleted AFTER DELETE ON applications FOR EACH ROW WHEN (OLD.status = 1)
  EXECUTE FUNCTION notify_catalogue_changed('application', 'id');
CREATE TRIGGER notify_updated AFTER UPDATE ON applications FOR EACH ROW
  WHEN (
    (OLD.status = 1 OR NEW.status = 1)
    AND (to_jsonb(OLD) - '{view_count,play_count,pin_sort,age_answers}'::text[])
      IS DISTINCT FROM (to_jsonb(NEW) - '{view_count,play_count,pin_sort,age_answers}'::text[])
  )
  EXECUTE FUNCTION notify_catalogue_changed('application', 'id');
`;

/*
 * A change of category on the shelf now locks the row of all games first, like other updates of counts: two
 * developers moving games in opposite directions could deadlock.
 */
const counts = `
CREATE OR REPLACE FUNCTION follow_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN OLD.status = 1 THEN 1 ELSE 0 END;
  is_now integer := CASE WHEN NEW.status = 1 THEN 1 ELSE 0 END;
BEGIN
  IF was <> is_now OR (is_now = 1 AND NEW.category <> OLD.category) THEN
    PERFORM change_category_count(100::smallint, is_now - was);
  END IF;
  IF was = 1 AND OLD.category <> 100 AND (is_now = 0 OR NEW.category <> OLD.category) THEN
    PERFORM change_category_count(OLD.category, -1);
  END IF;
  IF is_now = 1 AND NEW.category <> 100 AND (was = 0 OR NEW.category <> OLD.category) THEN
    PERFORM change_category_count(NEW.category, 1);
  END IF;
  PERFORM refresh_shelf_names(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
`;

const drafts = `
CREATE TABLE application_drafts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  application_id integer UNIQUE REFERENCES applications ON DELETE CASCADE,
  form jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1 CHECK (revision >= 1),
  saved_at timestamptz NOT NULL
);
CREATE INDEX application_drafts_user ON application_drafts (user_id, saved_at DESC, id DESC);
COMMENT ON COLUMN application_drafts.application_id IS 'null: of an application to be made';
COMMENT ON COLUMN application_drafts.form IS 'fields as typed so far; nothing of them is checked but their kind';
COMMENT ON COLUMN application_drafts.revision IS 'one more with each saving, so that two windows cannot overwrite each other';
`;

const snapshots = `
CREATE TABLE application_snapshots (
  application_id integer PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  form jsonb NOT NULL,
  because text NOT NULL CHECK (because IN ('release', 'approval')),
  taken_at timestamptz NOT NULL
);
COMMENT ON TABLE application_snapshots IS
  'the form as the last approval or, before one, the first release found it: what has changed since is shown to the next reviewer';
`;
