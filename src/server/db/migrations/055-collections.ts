import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Collections of games that operators put together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(collections).execute(db);
}

const collections = `
CREATE TABLE collections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text COLLATE "C" NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  image text NOT NULL,
  is_published boolean NOT NULL DEFAULT false,
  begin_at timestamptz,
  end_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT collections_schedule_check CHECK (end_at > begin_at)
);
COMMENT ON TABLE collections IS 'games that operators have put together, on a page of their own and as a row of the hall';
COMMENT ON COLUMN collections.slug IS 'address: /collections/{slug}';
COMMENT ON COLUMN collections.is_published IS 'false: a draft, whatever its schedule';
COMMENT ON COLUMN collections.begin_at IS 'shown from then on; null: immediately';
COMMENT ON COLUMN collections.end_at IS 'shown until then; null: no end';

CREATE TABLE collection_contents (
  collection_id integer NOT NULL REFERENCES collections ON DELETE CASCADE,
  lang locale_code NOT NULL,
  title text NOT NULL CHECK (title <> ''),
  text text NOT NULL DEFAULT '',
  PRIMARY KEY (collection_id, lang)
);
COMMENT ON TABLE collection_contents IS 'texts of collections, by language';

CREATE TABLE collection_games (
  collection_id integer NOT NULL REFERENCES collections ON DELETE CASCADE,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (collection_id, application_id)
);
CREATE INDEX collection_games_application ON collection_games (application_id);
COMMENT ON TABLE collection_games IS 'the games of collections, published or not';
COMMENT ON COLUMN collection_games.position IS 'place in the collection, from 1';

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON collections
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON collection_contents
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON collection_games
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('all');
`;
