import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Accounts as far as signing in needs them: identities at providers, sessions, used nonces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(accountTables).execute(db);
}

const accountTables = `
ALTER TABLE users
  ADD COLUMN login_type smallint CHECK (login_type IN (1, 2)),
  ADD COLUMN email text NOT NULL DEFAULT '',
  ADD COLUMN email_confirmed boolean NOT NULL DEFAULT false,
  ADD COLUMN given_name text NOT NULL DEFAULT '',
  ADD COLUMN family_name text NOT NULL DEFAULT '',
  ADD CONSTRAINT users_status_check CHECK (status BETWEEN 1 AND 3),
  ADD CONSTRAINT users_confirmed_email_check CHECK (NOT email_confirmed OR email <> '');
COMMENT ON COLUMN users.account IS
  'unique and lasting: google:<subject> or apple:<subject>; an account that nobody has signed in to is named by an e-mail';
COMMENT ON COLUMN users.status IS '1 normal, 2 suspended, 3 deactivated';
COMMENT ON COLUMN users.login_type IS '1 Google, 2 Apple; null until somebody signs in';
COMMENT ON COLUMN users.email IS 'not unique: two providers may vouch for one address, and accounts are never found by it';

CREATE TABLE identities (
  provider smallint NOT NULL CHECK (provider IN (1, 2)),
  subject text NOT NULL CHECK (subject <> ''),
  user_id integer NOT NULL REFERENCES users,
  email text NOT NULL DEFAULT '',
  is_private_email boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX identities_user ON identities (user_id);
COMMENT ON COLUMN identities.provider IS '1 Google, 2 Apple';
COMMENT ON COLUMN identities.email IS 'what the provider said at the latest sign-in';

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id integer NOT NULL REFERENCES users,
  login_type smallint NOT NULL CHECK (login_type IN (1, 2)),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  authority_hash bytea UNIQUE CHECK (octet_length(authority_hash) = 32),
  user_agent text NOT NULL DEFAULT '',
  address_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id, expires_at);
COMMENT ON COLUMN sessions.token_hash IS 'SHA-256 of the handle that calls carry as Bearer token';
COMMENT ON COLUMN sessions.authority_hash IS
  'SHA-256 of the authority cookie that calls must carry as well; null for sessions of programs';
COMMENT ON COLUMN sessions.address_hash IS 'keyed hash; never an address';

CREATE TABLE used_nonces (
  nonce_hash bytea PRIMARY KEY CHECK (octet_length(nonce_hash) = 32),
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_nonces_expiry ON used_nonces (expires_at);
COMMENT ON TABLE used_nonces IS 'nonces of sign-ins, kept until they would expire, so that each serves once';
`;
