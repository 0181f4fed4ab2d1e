import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Former addresses of collections, which redirect to the present one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
CREATE TABLE collection_slugs (
  slug text COLLATE "C" PRIMARY KEY,
  collection_id integer NOT NULL REFERENCES collections ON DELETE CASCADE
);
CREATE INDEX collection_slugs_collection ON collection_slugs (collection_id);
COMMENT ON TABLE collection_slugs IS 'former addresses of collections, which redirect; no other collection can have them';
`;
