import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Codes that sign in whoever has the mailbox: they belong to a browser and an address, not to an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(codes).execute(db);
}

const codes = `
ALTER TABLE verification_codes DROP CONSTRAINT verification_codes_pkey;
ALTER TABLE verification_codes DROP CONSTRAINT verification_codes_id_key;
ALTER TABLE verification_codes ADD PRIMARY KEY (id);
ALTER TABLE verification_codes ADD CONSTRAINT verification_codes_of_an_account UNIQUE (user_id, purpose);
ALTER TABLE verification_codes ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE verification_codes ADD COLUMN sign_in_key bytea UNIQUE CHECK (octet_length(sign_in_key) = 32);
ALTER TABLE verification_codes DROP CONSTRAINT verification_codes_purpose_check;
ALTER TABLE verification_codes ADD CONSTRAINT verification_codes_purpose_check
  CHECK (purpose IN ('email', 'phone', 'device', 'signIn'));
ALTER TABLE verification_codes ADD CONSTRAINT verification_codes_holder_check
  CHECK ((user_id IS NULL) = (purpose = 'signIn') AND (sign_in_key IS NULL) = (purpose <> 'signIn'));
COMMENT ON TABLE verification_codes IS 'the latest code of each account and purpose, and of each sign-in by email';
COMMENT ON COLUMN verification_codes.user_id IS 'null for sign-ins, whose account is found by the address';
COMMENT ON COLUMN verification_codes.sign_in_key IS
  'keyed hash of the browser and the address of a sign-in; null for the other purposes';
`;
