import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Uploads of versions' files that go to the file store in parts, so that every process can continue them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
CREATE TABLE package_parts (
  package_file_id uuid PRIMARY KEY REFERENCES package_files ON DELETE CASCADE,
  upload_id text CHECK (upload_id <> ''),
  next_number integer NOT NULL DEFAULT 1 CHECK (next_number BETWEEN 1 AND 10001),
  parts jsonb NOT NULL DEFAULT '[]',
  received bigint NOT NULL DEFAULT 0 CHECK (received >= 0),
  rest_key text CHECK (rest_key <> ''),
  rest_size integer NOT NULL DEFAULT 0 CHECK (rest_size >= 0),
  CONSTRAINT package_parts_rest_check CHECK ((rest_key IS NULL) = (rest_size = 0))
);
CREATE INDEX package_parts_upload ON package_parts (upload_id) WHERE upload_id IS NOT NULL;
COMMENT ON TABLE package_parts IS 'files of versions on their way into an object storage, in parts; the row ends with the upload';
COMMENT ON COLUMN package_parts.upload_id IS 'what the storage calls the upload; null before the first part';
COMMENT ON COLUMN package_parts.next_number IS 'number of the next part; none is given out twice, so a late write of a stopped process harms nothing';
COMMENT ON COLUMN package_parts.parts IS 'parts that the storage has, in order: [{number, etag}]';
COMMENT ON COLUMN package_parts.received IS 'bytes that the storage has, in parts and in the rest';
COMMENT ON COLUMN package_parts.rest_key IS 'object with the bytes after the last part, which are too few for one; null if there are none';
COMMENT ON COLUMN package_files.state IS 'receiving and received: in the folder of incoming files, or with an object storage there; stored: in the file store';
`;
