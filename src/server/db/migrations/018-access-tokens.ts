import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Access tokens with which build machines act for a developer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(accessTokens).execute(db);
}

/*
 * The token itself stores whether it is limited: one whose last application was deleted opens none, not all. Its last
 * use is updated often, so pages leave room for HOT updates.
 */
const accessTokens = `
CREATE TABLE access_tokens (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  name text NOT NULL CHECK (name <> ''),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  prefix text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('publish')),
  is_limited boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz
) WITH (fillfactor = 70);
CREATE INDEX access_tokens_of_user ON access_tokens (user_id, id);
COMMENT ON COLUMN access_tokens.token_hash IS 'SHA-256 of the token: 256 random bits need no slower hash';
COMMENT ON COLUMN access_tokens.prefix IS 'how the token begins, for recognising it';
COMMENT ON COLUMN access_tokens.last_used_at IS 'to the minute';
CREATE TABLE access_token_applications (
  token_id integer NOT NULL REFERENCES access_tokens ON DELETE CASCADE,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  PRIMARY KEY (token_id, application_id)
);
CREATE INDEX access_token_applications_application ON access_token_applications (application_id);
`;
