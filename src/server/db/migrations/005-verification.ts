import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Verification codes, the devices of accounts, and limits shared by several processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(codes).execute(db);
  await sql.raw(devices).execute(db);
  await sql.raw(rateLimits).execute(db);
}

const codes = `
ALTER TABLE users
  ADD COLUMN IF NOT EXISTS calling_code text NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS phone_number text NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS phone_confirmed boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT users_confirmed_phone_check CHECK (NOT phone_confirmed OR (calling_code <> '' AND phone_number <> ''));
COMMENT ON COLUMN users.phone_number IS 'national digits; with the calling code before them the international number';

CREATE TABLE verification_codes (
  user_id integer NOT NULL REFERENCES users,
  purpose text NOT NULL CHECK (purpose IN ('email', 'phone', 'device')),
  id uuid NOT NULL UNIQUE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  sent_at timestamptz,
  attempts smallint NOT NULL DEFAULT 0,
  used_at timestamptz,
  failure integer CHECK (failure BETWEEN 80000 AND 80003),
  PRIMARY KEY (user_id, purpose)
);
COMMENT ON TABLE verification_codes IS 'the latest code of each account and purpose';
COMMENT ON COLUMN verification_codes.id IS 'names one code: the next one of the same purpose has another';
COMMENT ON COLUMN verification_codes.code_hash IS 'keyed hash of purpose, session, address and code; none of them is kept';
COMMENT ON COLUMN verification_codes.sent_at IS 'when a provider took it over';
COMMENT ON COLUMN verification_codes.attempts IS 'how often a provider has put it off';
COMMENT ON COLUMN verification_codes.failure IS 'why no provider takes it over';
`;

const devices = `
ALTER TABLE users ADD COLUMN device_whitelist boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN users.device_whitelist IS 'whether only listed devices may use the account';

ALTER TABLE sessions ADD COLUMN device_hash bytea CHECK (octet_length(device_hash) = 32);
COMMENT ON COLUMN sessions.device_hash IS 'SHA-256 of the device cookie it was opened with; null where none was sent';

CREATE TABLE devices (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  device_hash bytea NOT NULL CHECK (octet_length(device_hash) = 32),
  name text NOT NULL,
  added_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  UNIQUE (user_id, device_hash)
);
COMMENT ON TABLE devices IS 'devices that owners have put on the list of their account';
`;

const rateLimits = `
CREATE TABLE rate_limits (
  key_hash bytea PRIMARY KEY CHECK (octet_length(key_hash) = 32),
  count integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_reset ON rate_limits (resets_at);
COMMENT ON COLUMN rate_limits.key_hash IS 'keyed hash of what is limited and for whom; never an address';
`;
