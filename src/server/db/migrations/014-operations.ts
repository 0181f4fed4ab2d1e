import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Operators' data: claims, removals with reasons, banners in several languages, maintenance, settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(claims).execute(db);
  await sql.raw(removals).execute(db);
  await sql.raw(banners).execute(db);
  await sql.raw(settings).execute(db);
}

const claims = `
CREATE TABLE claims (
  subject text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE claims IS 'which operator sees to what just now';
COMMENT ON COLUMN claims.subject IS 'as in the audit log: provider:12';
`;

const removals = `
ALTER TABLE applications
  ADD COLUMN removal_template text,
  ADD COLUMN removal_reason text NOT NULL DEFAULT '',
  ADD COLUMN removed_at timestamptz;
CREATE INDEX applications_recommended ON applications (sort, publish_date DESC, id DESC) WHERE sort IS NOT NULL;
COMMENT ON COLUMN applications.removal_template IS 'a reason that the store has words for in every language';
COMMENT ON COLUMN applications.removal_reason IS 'what the operator wrote besides';
`;

/* A banner is one picture, one place and one schedule in up to four languages; each row used to have a single
   language. */
const banners = `
CREATE TABLE banner_contents (
  banner_id integer NOT NULL REFERENCES banners ON DELETE CASCADE,
  lang locale_code NOT NULL,
  eyebrow text NOT NULL DEFAULT '',
  title text NOT NULL,
  tagline text NOT NULL DEFAULT '',
  PRIMARY KEY (banner_id, lang)
);
INSERT INTO banner_contents (banner_id, lang, eyebrow, title, tagline)
  SELECT min(id) OVER (PARTITION BY type, image, link, sort, occurrence), lang, eyebrow, title, tagline
  FROM (SELECT *, row_number() OVER (PARTITION BY type, image, link, sort, lang ORDER BY id) AS occurrence FROM banners) b;
DELETE FROM banners b WHERE NOT EXISTS (SELECT FROM banner_contents c WHERE c.banner_id = b.id);
DROP INDEX banners_place;
ALTER TABLE banners
  DROP COLUMN lang, DROP COLUMN eyebrow, DROP COLUMN title, DROP COLUMN tagline,
  ADD COLUMN begin_at timestamptz,
  ADD COLUMN end_at timestamptz,
  ADD CONSTRAINT banners_schedule_check CHECK (end_at > begin_at);
CREATE INDEX banners_place ON banners (type, sort, id);
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON banner_contents
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');
COMMENT ON COLUMN banners.begin_at IS 'shown from then on; null: at once';
COMMENT ON COLUMN banners.end_at IS 'shown until then; null: for good';
`;

const settings = `
ALTER TABLE maintenances ADD COLUMN messages jsonb NOT NULL DEFAULT '{}';
COMMENT ON COLUMN maintenances.message IS 'for languages that messages leaves out';
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');
`;
