import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Test accounts, who may open games before release, and daily statistics of applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(testAccounts).execute(db);
  await sql.raw(applicationDays).execute(db);
}

/*
 * The place makes the database enforce the limit: of two concurrent inserts in the last place one fails, whatever the
 * program counted before.
 */
const testAccounts = `
CREATE TABLE test_accounts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  account text NOT NULL CHECK (account <> ''),
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 100),
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, place)
);
CREATE UNIQUE INDEX test_accounts_account ON test_accounts (lower(account), user_id);
COMMENT ON COLUMN test_accounts.user_id IS 'the developer';
COMMENT ON COLUMN test_accounts.account IS 'e-mail of the tester, as it was typed';
COMMENT ON COLUMN test_accounts.place IS 'the lowest free one; says nothing of the order';
`;

/* Updated with each counted view and play, so pages leave room for HOT updates. */
const applicationDays = `
CREATE TABLE application_days (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  plays integer NOT NULL DEFAULT 0 CHECK (plays >= 0),
  PRIMARY KEY (application_id, day)
) WITH (fillfactor = 70);
COMMENT ON COLUMN application_days.day IS 'the day in Taiwan';
`;
