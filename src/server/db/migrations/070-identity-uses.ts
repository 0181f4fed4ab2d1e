import { type Kysely, sql } from 'kysely';

export const kind = 'before';

/** When each way of signing in was last used: an account may have several, and its owner decides which to keep. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}

const statements = `
ALTER TABLE identities ADD COLUMN last_used_at timestamptz;
COMMENT ON COLUMN identities.last_used_at IS 'the latest sign-in; null if that was before this was recorded';
COMMENT ON COLUMN users.account IS
  'unique: google:<subject>, apple:<subject>, openid:<issuer>:<subject> or email:<subject> of one of its identities, or an email address until the first sign-in';
COMMENT ON COLUMN users.login_type IS
  'of the identity that names the account: 1 Google, 2 Apple, 3 an OpenID provider, 4 email code; null until the first sign-in';
`;
