import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Files of versions during and after upload, inspection findings, reviews, and downloads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(packageFiles).execute(db);
  await sql.raw(reviews).execute(db);
  await sql.raw(inspections).execute(db);
  await sql.raw(appeals).execute(db);
  await sql.raw(downloads).execute(db);
}

/* A file outlives its version and its application until its bytes are deleted: the cleanup finds it by this row. */
const packageFiles = `
CREATE TABLE package_files (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  application_id integer REFERENCES applications ON DELETE SET NULL,
  platform smallint NOT NULL CHECK (platform IN (1, 2, 6)),
  name text NOT NULL CHECK (name <> ''),
  size bigint NOT NULL CHECK (size > 0),
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  state text NOT NULL CHECK (state IN ('receiving', 'received', 'stored', 'removing')),
  file_key text,
  folder_key text,
  created_at timestamptz NOT NULL,
  touched_at timestamptz NOT NULL,
  CONSTRAINT package_files_whole_check CHECK (state IN ('receiving', 'removing') OR sha256 IS NOT NULL)
);
CREATE INDEX package_files_of_user ON package_files (user_id, created_at);
CREATE INDEX package_files_touched ON package_files (touched_at) WHERE state <> 'stored';
COMMENT ON COLUMN package_files.id IS 'the uploadId';
COMMENT ON COLUMN package_files.state IS 'receiving and received: in the folder of incoming files; stored: in the file store';
COMMENT ON COLUMN package_files.file_key IS 'the file as it was uploaded, in the file store';
COMMENT ON COLUMN package_files.folder_key IS 'a web build unpacked, in the file store';
COMMENT ON COLUMN package_files.touched_at IS 'when the latest bytes came in; old ones are swept';
`;

const reviews = `
ALTER TABLE versions
  ADD package_file_id uuid UNIQUE REFERENCES package_files ON DELETE SET NULL,
  ADD version_code bigint,
  ADD certificates text[] NOT NULL DEFAULT '{}',
  ADD language locale_code NOT NULL DEFAULT 'zh-TW',
  ADD removal_reason text NOT NULL DEFAULT '',
  ADD submitted_at timestamptz,
  ADD decided_at timestamptz,
  ADD decided_by integer REFERENCES users;
CREATE INDEX versions_queue ON versions (review, submitted_at, id);
CREATE INDEX versions_file_key ON versions (file_key) WHERE file_key IS NOT NULL;
COMMENT ON COLUMN versions.version_code IS 'of an APK: rises from one approved version to the next';
COMMENT ON COLUMN versions.certificates IS 'SHA-256 of what signed an APK, hexadecimal';
COMMENT ON COLUMN versions.language IS 'in which the developer reads mails about it';
UPDATE versions SET submitted_at = created_at WHERE review <> 0;
UPDATE versions SET decided_at = updated_at WHERE review IN (2, 3);
`;

const inspections = `
CREATE TABLE version_inspections (
  version_id integer PRIMARY KEY REFERENCES versions ON DELETE CASCADE,
  package_file_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'passed', 'warned', 'failed')),
  stages jsonb NOT NULL,
  facts jsonb,
  files jsonb NOT NULL DEFAULT '[]',
  updated_at timestamptz NOT NULL
);
COMMENT ON COLUMN version_inspections.package_file_id IS 'what is inspected; another file of the version begins anew';
COMMENT ON COLUMN version_inspections.files IS 'what an archive holds, for comparisons: [path, bytes, CRC-32]';
`;

const appeals = `
CREATE TABLE version_appeals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version_id integer NOT NULL REFERENCES versions ON DELETE CASCADE,
  text text NOT NULL CHECK (text <> ''),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'granted', 'declined')),
  answer text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by integer REFERENCES users,
  CONSTRAINT version_appeals_decided_check CHECK ((decided_at IS NULL) = (state = 'waiting'))
);
CREATE UNIQUE INDEX version_appeals_waiting ON version_appeals (version_id) WHERE state = 'waiting';
CREATE INDEX version_appeals_of_version ON version_appeals (version_id, id);
`;

/* Separate from versions: a download changes no page, so no cache is invalidated. */
const downloads = `
CREATE TABLE version_downloads (
  version_id integer NOT NULL REFERENCES versions ON DELETE CASCADE,
  visitor bytea NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (version_id, visitor, day)
);
CREATE INDEX version_downloads_day ON version_downloads (day);
COMMENT ON TABLE version_downloads IS 'who was counted on which day, so that a download in pieces counts once';
COMMENT ON COLUMN version_downloads.visitor IS 'keyed hash; never an address';
CREATE TABLE version_download_counts (
  version_id integer PRIMARY KEY REFERENCES versions ON DELETE CASCADE,
  total integer NOT NULL CHECK (total >= 0)
) WITH (fillfactor = 70);
`;
