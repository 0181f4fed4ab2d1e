import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AccessTokenScope } from '#contract/access-token/entities.ts';
import type { ERROR } from '#contract/errors/errors.ts';
import type { LoginType, UserStatus, UserType } from '#contract/values/states.ts';
import type { CodePurpose } from '#contract/verification/entities.ts';
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './column-types.ts';

/** Accounts, their identities, sessions and verification. */
export interface AccountTables {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  used_nonces: UsedNoncesTable;
  verification_codes: VerificationCodesTable;
  devices: DevicesTable;
  rate_limits: RateLimitsTable;
  used_signatures: UsedSignaturesTable;
  access_tokens: AccessTokensTable;
  access_token_applications: AccessTokenApplicationsTable;
}

/** Why a code could not be sent: the mail server, or the SMS provider's failure by table 8a. */
export type CodeFailure =
  | typeof ERROR.externalProviderError
  | typeof ERROR.smsProviderError
  | typeof ERROR.smsNumberRefused
  | typeof ERROR.smsQuotaUsedUp;

interface UsersTable {
  id: GeneratedAlways<number>;
  account: string;
  nickname: Generated<string>;
  type: Generated<UserType>;
  status: Generated<UserStatus>;
  login_type: LoginType | null;
  email: Generated<string>;
  is_email_confirmed: Generated<boolean>;
  given_name: Generated<string>;
  family_name: Generated<string>;
  birthdate: ColumnType<string | null, string | null | undefined, string | null>;
  calling_code: Generated<string>;
  phone_number: Generated<string>;
  is_phone_confirmed: Generated<boolean>;
  postal_code: Generated<string>;
  address: Generated<string>;
  /** Address of an uploaded picture; empty: none. */
  avatar: Generated<string>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  deleted_at: NullableTimestamp;
  is_limited_to_devices: Generated<boolean>;
}

interface IdentitiesTable {
  login_type: LoginType;
  /** Of an OpenID provider; empty for the other ways to sign in, which are their own issuers. */
  issuer: Generated<string>;
  subject: string;
  user_id: number;
  email: Generated<string>;
  is_private_email: Generated<boolean>;
  created_at: GeneratedTimestamp;
  last_used_at: NullableTimestamp;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: number;
  login_type: LoginType;
  token_hash: Buffer;
  authority_hash: Buffer | null;
  device_hash: Buffer | null;
  user_agent: Generated<string>;
  address_hash: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  last_seen_at: Timestamp;
  revoked_at: NullableTimestamp;
}

interface UsedNoncesTable {
  nonce_hash: Buffer;
  expires_at: Timestamp;
}

interface VerificationCodesTable {
  /** Null for sign-ins. */
  user_id: number | null;
  /** Of the browser and the address of a sign-in; null for other purposes. */
  sign_in_key: Buffer | null;
  purpose: CodePurpose;
  id: string;
  code_hash: Buffer;
  tries: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  sent_at: NullableTimestamp;
  attempts: Generated<number>;
  used_at: NullableTimestamp;
  failure: CodeFailure | null;
}

interface DevicesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  device_hash: Buffer;
  name: string;
  added_at: Timestamp;
  last_seen_at: Timestamp;
}

interface RateLimitsTable {
  key_hash: Buffer;
  count: number;
  resets_at: Timestamp;
}

interface UsedSignaturesTable {
  token_hash: Buffer;
  expires_at: Timestamp;
}

/** Access tokens with which build machines act for a developer; revoked ones are kept for a while. */
interface AccessTokensTable {
  id: GeneratedAlways<number>;
  user_id: number;
  name: string;
  /** SHA-256 of the whole token. */
  token_hash: Buffer;
  prefix: string;
  scope: AccessTokenScope;
  /** Whether it only opens the applications in `access_token_applications`, even if none is left. */
  is_limited: boolean;
  created_at: Timestamp;
  expires_at: Timestamp;
  last_used_at: NullableTimestamp;
  revoked_at: NullableTimestamp;
}

interface AccessTokenApplicationsTable {
  access_token_id: number;
  application_id: number;
}
