import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** The development outbox: emails and SMS stored for reading instead of being sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(outboxTable).execute(db);
}

const outboxTable = `
CREATE TABLE outbox (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient text NOT NULL CHECK (recipient <> ''),
  kind text NOT NULL DEFAULT '',
  language text,
  subject text NOT NULL DEFAULT '',
  text text NOT NULL,
  html text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE outbox IS 'mails and SMS of an installation without a provider; the newest 500, each readable in full';
COMMENT ON COLUMN outbox.recipient IS 'an e-mail address, or a number like +886912345678';
COMMENT ON COLUMN outbox.kind IS 'which mail it is; empty for SMS';
`;
