import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Tags of applications, and how much their games are trending (docs/spec/decisions.md, "Sorts"). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
ALTER TABLE applications ADD COLUMN tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10);
COMMENT ON COLUMN applications.tags IS 'codes of TAGS (src/contract/values/tags.ts), in their order';

CREATE TABLE application_trends (
  application_id integer PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  score double precision NOT NULL
);
CREATE INDEX application_days_day ON application_days (day);
CREATE INDEX ratings_created ON ratings (created_at) WHERE is_shown;
COMMENT ON TABLE application_trends IS 'how much each application has been viewed, played and rated lately, computed every hour; none without any of it';
COMMENT ON COLUMN application_trends.score IS 'points, those of earlier days worth less (trend-queries.ts)';
`;
