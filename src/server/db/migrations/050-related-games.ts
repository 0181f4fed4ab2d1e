import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** For each game on the shelf, the games most like it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
CREATE TABLE related_applications (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 16),
  related_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  PRIMARY KEY (application_id, place),
  CHECK (related_id <> application_id)
);
CREATE INDEX related_applications_related ON related_applications (related_id);
COMMENT ON TABLE related_applications IS 'the games most like each one on the shelf, computed every night and when a game is published; may be outdated, so that whoever reads them checks the shelf';
COMMENT ON COLUMN related_applications.place IS '1 is most alike; more than pages show, because some of them may have left the shelf or be for adults';
`;
