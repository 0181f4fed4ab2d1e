import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** News of developers, and notifications of followers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(posts).execute(db);
  await sql.raw(reports).execute(db);
  await sql.raw(announcements).execute(db);
}

/* The numbers of statuses are those of POST_STATE (contract/values/states.ts). Only published news is cached. */
const posts = `
CREATE TABLE developer_posts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  developer_id integer NOT NULL REFERENCES providers ON DELETE CASCADE,
  application_id integer REFERENCES applications ON DELETE SET NULL,
  picture text NOT NULL DEFAULT '',
  content_default locale_code NOT NULL,
  status smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 6),
  revision integer NOT NULL DEFAULT 1,
  decision text CHECK (decision IN ('approved', 'rejected', 'removed', 'restored')),
  decided_at timestamptz,
  reason text NOT NULL DEFAULT '',
  reported_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  submitted_at timestamptz,
  published_at timestamptz,
  CONSTRAINT developer_posts_decided_at_a_time CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT developer_posts_published_at_a_time CHECK (status <> 3 OR published_at IS NOT NULL),
  CONSTRAINT developer_posts_submitted_at_a_time CHECK (status <> 2 OR submitted_at IS NOT NULL)
);
CREATE INDEX developer_posts_developer ON developer_posts (developer_id, id DESC);
CREATE INDEX developer_posts_shown ON developer_posts (published_at DESC, id DESC) WHERE status = 3;
CREATE INDEX developer_posts_of_developer ON developer_posts (developer_id, published_at DESC, id DESC) WHERE status = 3;
CREATE INDEX developer_posts_application ON developer_posts (application_id, published_at DESC, id DESC);
CREATE INDEX developer_posts_waiting ON developer_posts (submitted_at, id) WHERE status = 2;
CREATE INDEX developer_posts_reported ON developer_posts (reported_at, id) WHERE reported_at IS NOT NULL;
CREATE INDEX developer_posts_removed ON developer_posts (decided_at DESC, id DESC) WHERE status = 6;
CREATE INDEX developer_posts_decided ON developer_posts (developer_id, decided_at DESC) WHERE decided_at IS NOT NULL;
COMMENT ON TABLE developer_posts IS 'news of developers, published after the first one was approved';
COMMENT ON COLUMN developer_posts.application_id IS 'the game that it is about; null: none';
COMMENT ON COLUMN developer_posts.picture IS 'address of the picture; empty without one';
COMMENT ON COLUMN developer_posts.content_default IS 'the language shown to readers of a language without a text';
COMMENT ON COLUMN developer_posts.status IS 'numbers of POST_STATE';
COMMENT ON COLUMN developer_posts.revision IS 'incremented by each change of its content, so that an operator decides on what was read';
COMMENT ON COLUMN developer_posts.decision IS 'the latest one of an operator; null: none yet';
COMMENT ON COLUMN developer_posts.reason IS 'the operator''s, of a rejection or removal; empty otherwise';
COMMENT ON COLUMN developer_posts.reported_at IS 'the first report that nobody has decided on; null: there is none';
COMMENT ON COLUMN developer_posts.published_at IS 'when it was first published; null: never';

CREATE TABLE developer_post_contents (
  post_id integer NOT NULL REFERENCES developer_posts ON DELETE CASCADE,
  lang locale_code NOT NULL,
  title text NOT NULL CHECK (title <> ''),
  lead text NOT NULL,
  body text NOT NULL CHECK (body <> ''),
  PRIMARY KEY (post_id, lang)
);
COMMENT ON TABLE developer_post_contents IS 'texts of news, by language';
COMMENT ON COLUMN developer_post_contents.lead IS 'the beginning of the body without its marks, for lists';
COMMENT ON COLUMN developer_post_contents.body IS 'Markdown (domain/text/parse-post.ts)';

CREATE TRIGGER notify_inserted_or_deleted AFTER INSERT OR DELETE ON developer_posts
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('provider', 'developer_id');
CREATE TRIGGER notify_updated AFTER UPDATE ON developer_posts FOR EACH ROW WHEN (OLD.status = 3 OR NEW.status = 3)
  EXECUTE FUNCTION notify_catalogue_changed('provider', 'developer_id');
`;

const reports = `
CREATE TABLE developer_post_reports (
  post_id integer NOT NULL REFERENCES developer_posts ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  reason text NOT NULL CHECK (reason IN ('spam', 'abuse', 'private', 'offtopic', 'spoiler', 'illegal')),
  note text NOT NULL DEFAULT '',
  reported_at timestamptz NOT NULL,
  decided_at timestamptz,
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX developer_post_reports_user ON developer_post_reports (user_id);
COMMENT ON TABLE developer_post_reports IS 'news that readers have reported, once each';
COMMENT ON COLUMN developer_post_reports.decided_at IS 'null while no operator has decided';
`;

/* News may be about no game, and followers belong to a developer. */
const announcements = `
ALTER TABLE announcements ALTER COLUMN application_id DROP NOT NULL;
ALTER TABLE announcements ADD COLUMN developer_id integer REFERENCES providers ON DELETE CASCADE;
ALTER TABLE announcements ADD COLUMN post_id integer REFERENCES developer_posts ON DELETE CASCADE;
ALTER TABLE announcements DROP CONSTRAINT announcements_audiences_check;
ALTER TABLE announcements ADD CONSTRAINT announcements_audiences_check
  CHECK (audiences <@ ARRAY['favourite', 'wish', 'follower'] AND audiences <> '{}');
ALTER TABLE announcements ADD CONSTRAINT announcements_about_something
  CHECK (application_id IS NOT NULL OR post_id IS NOT NULL);
ALTER TABLE announcements ADD CONSTRAINT announcements_of_a_developer
  CHECK (NOT 'follower' = ANY (audiences) OR developer_id IS NOT NULL);
COMMENT ON COLUMN announcements.application_id IS 'the game that it is about; null: news about none';
CREATE INDEX announcements_developer ON announcements (developer_id) WHERE developer_id IS NOT NULL;
CREATE UNIQUE INDEX announcements_post ON announcements (post_id) WHERE post_id IS NOT NULL;
COMMENT ON COLUMN announcements.developer_id IS 'whose followers are notified; null: none are';
COMMENT ON COLUMN announcements.post_id IS 'the news that is announced, once; null: a version, price or game is';
`;
