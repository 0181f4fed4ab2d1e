import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Sets of games that share a word, packed, so that a search for a common word reads a few rows (decision 006). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
CREATE TABLE search_blocks (
  kind text NOT NULL CHECK (kind IN ('word', 'prefix', 'facet')),
  token text COLLATE "C" NOT NULL,
  block integer NOT NULL CHECK (block >= 0),
  games bytea NOT NULL,
  PRIMARY KEY (kind, token, block)
);
COMMENT ON TABLE search_blocks IS 'the games of frequent words, beginnings of words and facets, packed from search_tokens and applications';
COMMENT ON COLUMN search_blocks.kind IS 'which games the token stands for: with this word, with a word that begins so, or on the shelf with this property';
COMMENT ON COLUMN search_blocks.block IS 'which 8192 application IDs, from 0';
COMMENT ON COLUMN search_blocks.games IS 'which of them, in classes of weight and languages (search-block-format.ts)';

CREATE TABLE search_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL,
  tokens text[] NOT NULL DEFAULT '{}'
);
COMMENT ON TABLE search_changes IS 'applications whose packed state is outdated: until they are packed, searches read their rows';
COMMENT ON COLUMN search_changes.application_id IS 'refers to nothing: the application may be deleted';
COMMENT ON COLUMN search_changes.tokens IS 'words it has gained, lost or now has with another weight or in other languages';
INSERT INTO search_changes (application_id) SELECT id FROM applications WHERE status = 1;

CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (application_id) VALUES (coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION note_search_change() IS 'notes in search_changes that an application is on or off the shelf, or has other facets';
CREATE TRIGGER note_search_inserted AFTER INSERT ON applications FOR EACH ROW
  WHEN (NEW.status = 1) EXECUTE FUNCTION note_search_change();
CREATE TRIGGER note_search_updated AFTER UPDATE ON applications FOR EACH ROW
  WHEN ((OLD.status = 1 OR NEW.status = 1) AND (OLD.status, OLD.category, OLD.platforms, OLD.age_rating)
    IS DISTINCT FROM (NEW.status, NEW.category, NEW.platforms, NEW.age_rating))
  EXECUTE FUNCTION note_search_change();
CREATE TRIGGER note_search_deleted AFTER DELETE ON applications FOR EACH ROW
  WHEN (OLD.status = 1) EXECUTE FUNCTION note_search_change();
`;
