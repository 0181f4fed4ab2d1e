import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** Identities at any OpenID provider, each known by its issuer, and sign-ins by a code sent to an email address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(identities).execute(db);
}

const identities = `
ALTER TABLE identities ADD COLUMN issuer text NOT NULL DEFAULT '';
ALTER TABLE identities DROP CONSTRAINT identities_pkey;
ALTER TABLE identities ADD PRIMARY KEY (login_type, issuer, subject);
ALTER TABLE identities DROP CONSTRAINT identities_login_type_check;
ALTER TABLE identities ADD CONSTRAINT identities_login_type_check CHECK (login_type BETWEEN 1 AND 4);
ALTER TABLE identities ADD CONSTRAINT identities_issuer_check CHECK ((issuer <> '') = (login_type = 3));
ALTER TABLE users DROP CONSTRAINT users_login_type_check;
ALTER TABLE users ADD CONSTRAINT users_login_type_check CHECK (login_type BETWEEN 1 AND 4);
ALTER TABLE sessions DROP CONSTRAINT sessions_login_type_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_login_type_check CHECK (login_type BETWEEN 1 AND 4);
COMMENT ON TABLE identities IS 'who an account is to Google, Apple or an OpenID provider, or by its email address';
COMMENT ON COLUMN identities.login_type IS '1 Google, 2 Apple, 3 an OpenID provider, 4 a code sent to the email address';
COMMENT ON COLUMN identities.issuer IS 'of an OpenID provider, as it writes it itself; empty for the others';
COMMENT ON COLUMN identities.subject IS
  'identifier of the person at the identity provider; SHA-256 of the address where that is the identity';
COMMENT ON COLUMN identities.email IS 'as the identity provider stated it at the latest sign-in';
COMMENT ON COLUMN users.account IS
  'unique and permanent: google:<subject>, apple:<subject>, openid:<issuer>:<subject>, email:<subject>, or an email address until the first sign-in';
COMMENT ON COLUMN users.login_type IS '1 Google, 2 Apple, 3 an OpenID provider, 4 email code; null until the first sign-in';
COMMENT ON COLUMN sessions.login_type IS 'how it was opened: 1 Google, 2 Apple, 3 an OpenID provider, 4 email code';
`;
