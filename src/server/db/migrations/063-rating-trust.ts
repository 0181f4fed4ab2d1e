import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Reviews that are held because many arrived at the same time, and by how much time played moves a game's mean. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(held).execute(db);
  await sql.raw(weights).execute(db);
}

/* `is_shown` depends on one more column: PostgreSQL before 17 cannot change the expression of a generated column. */
const held = `
ALTER TABLE ratings ADD COLUMN held_at timestamptz;
COMMENT ON COLUMN ratings.held_at IS 'since when it waits for an operator because many came at the same time; null: it does not';
ALTER TABLE ratings DROP COLUMN is_shown;
ALTER TABLE ratings ADD COLUMN is_shown boolean NOT NULL
  GENERATED ALWAYS AS (removed_at IS NULL AND held_at IS NULL AND NOT is_author_suspended) STORED;
COMMENT ON COLUMN ratings.is_shown IS 'whether everybody sees it, and it counts';
CREATE INDEX ratings_newest ON ratings (application_id, id DESC) WHERE is_shown AND words <> '';
CREATE INDEX ratings_helpful ON ratings (application_id, helpful_count DESC, id DESC) WHERE is_shown AND words <> '';
CREATE INDEX ratings_highest ON ratings (application_id, stars, id) WHERE is_shown AND words <> '';
CREATE INDEX ratings_lowest ON ratings (application_id, (-stars), id) WHERE is_shown AND words <> '';
CREATE INDEX ratings_stars ON ratings (application_id, stars, helpful_count, id) WHERE is_shown AND words <> '';
CREATE INDEX ratings_language ON ratings (application_id, lang, id DESC) WHERE is_shown AND words <> '';
CREATE INDEX ratings_unanswered ON ratings (application_id, id DESC) WHERE is_shown AND words <> '' AND answer IS NULL;
CREATE INDEX ratings_bad ON ratings (application_id, id DESC)
  WHERE stars <= 2 AND is_shown AND words <> '' AND answer IS NULL;
CREATE INDEX ratings_created ON ratings (created_at) WHERE is_shown;
CREATE INDEX ratings_arrived ON ratings (application_id, created_at);
CREATE INDEX ratings_held ON ratings (held_at, id) WHERE held_at IS NOT NULL;
`;

const weights = `
CREATE TABLE rating_shifts (
  application_id integer PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  shift double precision NOT NULL
);
COMMENT ON TABLE rating_shifts IS 'by how many stars the mean of a game moves where ratings count by time played, computed every hour';
COMMENT ON COLUMN rating_shifts.shift IS 'weighted mean less mean';
`;
