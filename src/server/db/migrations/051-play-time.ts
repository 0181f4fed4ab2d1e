import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** How long players have played games in the browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
ALTER TABLE library_plays
  ADD COLUMN played_seconds integer NOT NULL DEFAULT 0 CHECK (played_seconds >= 0),
  ADD COLUMN beat_at timestamptz;
COMMENT ON COLUMN library_plays.played_seconds IS 'in the browser, as the server measured it between the reports of the page; 0 also where it is unknown, as for downloads';
COMMENT ON COLUMN library_plays.beat_at IS 'the latest report of a page that the game is being played; the time since then counts if the next one comes soon';
`;
