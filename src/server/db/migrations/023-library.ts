import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Players' favorites, wishes, and recently played games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}

/*
 * The keys start with the application, whose watchers are notified in the order of their IDs; the other index lists a
 * player's entries, newest first.
 */
const tables = `
CREATE TABLE library_favourites (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (application_id, user_id)
);
CREATE INDEX library_favourites_user ON library_favourites (user_id, created_at DESC, application_id DESC);
CREATE INDEX library_favourites_removed ON library_favourites (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE library_wishes (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (application_id, user_id)
);
CREATE INDEX library_wishes_user ON library_wishes (user_id, created_at DESC, application_id DESC);
CREATE INDEX library_wishes_removed ON library_wishes (removed_at) WHERE removed_at IS NOT NULL;
COMMENT ON COLUMN library_favourites.removed_at IS 'set for a day, so that a removal can be undone with its place in the list';
COMMENT ON COLUMN library_wishes.removed_at IS 'the same';
COMMENT ON TABLE library_wishes IS 'a wish ends when its game is played or downloaded';

CREATE TABLE library_plays (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  first_played_at timestamptz NOT NULL,
  last_played_at timestamptz NOT NULL,
  play_count integer NOT NULL DEFAULT 1 CHECK (play_count > 0),
  hidden_at timestamptz,
  PRIMARY KEY (application_id, user_id)
) WITH (fillfactor = 80);
CREATE INDEX library_plays_user ON library_plays (user_id, last_played_at DESC, application_id DESC) WHERE hidden_at IS NULL;
COMMENT ON TABLE library_plays IS 'who has played or downloaded what; test accounts off the shelf are not noted';
COMMENT ON COLUMN library_plays.hidden_at IS 'when its player took it out of the list of recent games; the next play brings it back';
`;
