import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Answers to ratings can be reported and removed like ratings, and both store how often they were changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(answers).execute(db);
  await sql.raw(revisions).execute(db);
  await sql.raw(totals).execute(db);
}

/*
 * `reported_at` is the earliest pending report of the rating or its answer, so that pending reports form one list.
 * Removed texts form one list, too, latest first.
 */
const answers = `
ALTER TABLE ratings
  ADD COLUMN answer_removed_at timestamptz,
  ADD COLUMN answer_removal_reason text
    CHECK (answer_removal_reason IN ('spam', 'abuse', 'private', 'offtopic', 'spoiler', 'illegal')),
  ADD COLUMN answer_removal_note text NOT NULL DEFAULT '',
  ADD CONSTRAINT ratings_answer_removed_for_a_reason CHECK ((answer_removed_at IS NULL) = (answer_removal_reason IS NULL)),
  ADD CONSTRAINT ratings_removed_answer_is_kept CHECK (answer_removed_at IS NULL OR answer IS NOT NULL);
COMMENT ON COLUMN ratings.reported_at IS
  'the first report of the rating or its answer that nobody has decided on; null: there is none';

DROP INDEX ratings_removed;
CREATE INDEX ratings_removed ON ratings (GREATEST(removed_at, answer_removed_at) DESC, id DESC)
  WHERE removed_at IS NOT NULL OR answer_removed_at IS NOT NULL;

ALTER TABLE rating_reports
  ADD COLUMN about text NOT NULL DEFAULT 'rating' CHECK (about IN ('rating', 'answer')),
  DROP CONSTRAINT rating_reports_rating_id_user_id_key,
  ADD UNIQUE (rating_id, user_id, about);
COMMENT ON COLUMN rating_reports.about IS 'what is reported: the rating, or the answer to it';
`;

/* Counted by the database, so that no code path can miss a change: operators decide on the texts they were shown. */
const revisions = `
ALTER TABLE ratings
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN answer_revision integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN ratings.revision IS 'rises with every change of stars and words; kept by a trigger';
COMMENT ON COLUMN ratings.answer_revision IS 'rises with every change of the answer, also as it goes; kept by a trigger';
CREATE FUNCTION count_rating_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stars <> OLD.stars OR NEW.words <> OLD.words THEN NEW.revision := OLD.revision + 1; END IF;
  IF NEW.answer IS DISTINCT FROM OLD.answer THEN NEW.answer_revision := OLD.answer_revision + 1; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER count_revisions BEFORE UPDATE OF stars, words, answer ON ratings
  FOR EACH ROW EXECUTE FUNCTION count_rating_revisions();
`;

/* As in 024, and also notifies when answers are removed or restored. */
const totals = `
CREATE OR REPLACE FUNCTION follow_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM change_rating_totals(array_agg(application_id), array_agg(stars), array_agg(1)) FROM now_there WHERE is_shown;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM change_rating_totals(array_agg(application_id), array_agg(stars), array_agg(-1)) FROM was_there WHERE is_shown;
  ELSE
    PERFORM change_rating_totals(array_agg(application_id), array_agg(stars), array_agg(step)) FROM (
      SELECT application_id, stars, 1 AS step FROM now_there WHERE is_shown
      UNION ALL SELECT application_id, stars, -1 FROM was_there WHERE is_shown
    ) both_sides;
    PERFORM pg_notify('catalogue', 'application:' || n.application_id)
    FROM now_there n JOIN was_there w USING (id)
    WHERE n.is_shown <> w.is_shown OR (n.answer_removed_at IS NULL) <> (w.answer_removed_at IS NULL);
  END IF;
  RETURN NULL;
END $$;
`;
