import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Uploaded pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(uploads).execute(db);
}

/*
 * A row is written before its first file and deleted after its last, so that a process that dies in between leaves
 * nothing the cleanup cannot find.
 */
const uploads = `
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  purpose text NOT NULL CHECK (purpose <> ''),
  state text NOT NULL CHECK (state IN ('storing', 'ready', 'removing')),
  url text NOT NULL UNIQUE CHECK (url <> ''),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  size integer NOT NULL CHECK (size > 0),
  mime text NOT NULL CHECK (mime IN ('image/png', 'image/jpeg')),
  created_at timestamptz NOT NULL
);
CREATE INDEX uploads_user ON uploads (user_id);
CREATE INDEX uploads_age ON uploads (created_at);
COMMENT ON COLUMN uploads.state IS 'storing: files are being written; removing: they are being taken away';
COMMENT ON COLUMN uploads.size IS 'bytes of the stored picture, without its smaller copies';
`;
