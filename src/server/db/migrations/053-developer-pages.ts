import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Public pages of developers, their addresses, and who follows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(pages).execute(db);
  await sql.raw(follows).execute(db);
}

/*
 * A developer without a row has a page as well, at the address made of its number (domain/company/developer-slug.ts),
 * so existing developers need none. Every address that was ever chosen stays reserved and redirects.
 */
const pages = `
CREATE TABLE developer_slugs (
  slug text COLLATE "C" PRIMARY KEY CHECK (slug ~ '^[a-z0-9-]{3,40}$'),
  user_id integer NOT NULL REFERENCES providers ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE INDEX developer_slugs_user ON developer_slugs (user_id);
COMMENT ON TABLE developer_slugs IS 'addresses of the public pages of developers, former ones included, which redirect';

CREATE TABLE developer_pages (
  user_id integer PRIMARY KEY REFERENCES providers ON DELETE CASCADE,
  slug text COLLATE "C" UNIQUE REFERENCES developer_slugs ON UPDATE CASCADE,
  logo text NOT NULL DEFAULT '',
  content_default locale_code NOT NULL,
  updated_at timestamptz NOT NULL
);
COMMENT ON TABLE developer_pages IS 'what developers have chosen for their public pages; those who never chose have no row';
COMMENT ON COLUMN developer_pages.slug IS 'present address; null: developer-, then the number';
COMMENT ON COLUMN developer_pages.logo IS 'address of the picture; empty without one';
COMMENT ON COLUMN developer_pages.content_default IS 'the language shown to readers of a language without a text';

CREATE TABLE developer_page_contents (
  user_id integer NOT NULL REFERENCES developer_pages ON DELETE CASCADE,
  lang locale_code NOT NULL,
  about text NOT NULL CHECK (about <> ''),
  PRIMARY KEY (user_id, lang)
);
COMMENT ON TABLE developer_page_contents IS 'what developers say about themselves, by language';

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON developer_pages
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('provider', 'user_id');
CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON developer_page_contents
  FOR EACH ROW EXECUTE FUNCTION notify_catalogue_changed('provider', 'user_id');
`;

/* The key starts with the developer, whose followers are counted, and notified in the order of their numbers. */
const follows = `
CREATE TABLE developer_follows (
  developer_id integer NOT NULL REFERENCES providers ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, user_id)
);
CREATE INDEX developer_follows_user ON developer_follows (user_id, created_at DESC, developer_id DESC);
COMMENT ON TABLE developer_follows IS 'players who are notified of a developer''s new games and news';
`;
