import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** The history of backups of this store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(backups).execute(db);
}

const backups = `
CREATE TABLE backups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('scheduled', 'console', 'command')),
  location text NOT NULL,
  name text NOT NULL DEFAULT '',
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  percent smallint NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  size bigint NOT NULL DEFAULT 0 CHECK (size >= 0),
  written_size bigint NOT NULL DEFAULT 0 CHECK (written_size >= 0),
  file_count integer NOT NULL DEFAULT 0 CHECK (file_count >= 0),
  is_encrypted boolean NOT NULL,
  is_verified boolean NOT NULL DEFAULT false,
  error text NOT NULL DEFAULT ''
);
CREATE INDEX backups_running ON backups (id) WHERE finished_at IS NULL;
COMMENT ON TABLE backups IS 'backups that were made or tried, latest 200; not part of a backup themselves';
COMMENT ON COLUMN backups.location IS 'folder or bucket, without secrets';
COMMENT ON COLUMN backups.name IS 'of the backup in its place; empty until it is whole';
COMMENT ON COLUMN backups.percent IS 'how much of the files is done, by their bytes';
COMMENT ON COLUMN backups.size IS 'bytes of all files of the store, and of the database as it is written';
COMMENT ON COLUMN backups.written_size IS 'bytes that the place did not have yet';
COMMENT ON COLUMN backups.is_verified IS 'everything that was written was read back';
COMMENT ON COLUMN backups.error IS 'why there is no backup, or what it lacks; empty if it is whole';
`;
