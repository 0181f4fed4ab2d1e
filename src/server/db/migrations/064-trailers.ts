import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Trailers of games, with captions. Their rows in `uploads` have no smaller copies; captions have no size in pixels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
ALTER TABLE applications ADD COLUMN trailer text NOT NULL DEFAULT '';
ALTER TABLE applications ADD COLUMN captions jsonb NOT NULL DEFAULT '{}';
COMMENT ON COLUMN applications.trailer IS 'address of an uploaded video; empty: none';
COMMENT ON COLUMN applications.captions IS 'addresses of the trailer''s captions (WebVTT), by language';

CREATE TABLE videos (
  url text PRIMARY KEY CHECK (url <> ''),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  seconds integer NOT NULL CHECK (seconds > 0)
);
COMMENT ON TABLE videos IS 'what pages need to know of a stored video before it is loaded';
COMMENT ON COLUMN videos.seconds IS 'its length, rounded';

ALTER TABLE uploads ALTER COLUMN width DROP NOT NULL, ALTER COLUMN height DROP NOT NULL;
ALTER TABLE uploads DROP CONSTRAINT uploads_mime_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_mime_check
  CHECK (mime IN ('image/png', 'image/jpeg', 'video/mp4', 'video/webm', 'text/vtt'));
ALTER TABLE uploads ADD CONSTRAINT uploads_pixels_check
  CHECK (CASE WHEN purpose = 'captions' THEN width IS NULL AND height IS NULL ELSE width IS NOT NULL AND height IS NOT NULL END);
COMMENT ON COLUMN uploads.width IS 'in pixels; null for captions';
COMMENT ON COLUMN uploads.height IS 'in pixels; null for captions';
COMMENT ON COLUMN uploads.size IS 'bytes of the stored file, without smaller copies of a picture';
`;
