import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Trailers on their way to a format that browsers play (decision 062). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
CREATE TABLE video_conversions (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  percent smallint NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 99),
  issue jsonb,
  created_at timestamptz NOT NULL
);
CREATE INDEX video_conversions_user_id_idx ON video_conversions (user_id);
CREATE INDEX video_conversions_created_at_idx ON video_conversions (created_at);
COMMENT ON TABLE video_conversions IS 'uploaded videos that wait to be trailers; the id is that of the upload to come';
COMMENT ON COLUMN video_conversions.percent IS 'how much of the video is converted';
COMMENT ON COLUMN video_conversions.issue IS 'why it cannot be a trailer: a key of the catalog rules, and the values of its text; null while it is converted';
`;
