/** The subject of a verified identity token. */
export interface Identity {
  /** The provider's permanent ID of the person, which identifies the account. */
  readonly subject: string;
  /** Empty if the provider withholds it. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether it is a forwarding address of the provider. */
  readonly isPrivateEmail: boolean;
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly nonce: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

const MAX_TEXT_LENGTH = 255;

/** Reads the claims we use from a verified token; null if one is malformed. */
export function readIdentity(claims: Claims): Identity | null {
  const { sub, nonce = null } = claims;
  if (typeof sub !== 'string' || sub === '' || !isStorable(sub)) return null;
  if (nonce !== null && typeof nonce !== 'string') return null;
  const email = readText(claims.email);
  return {
    subject: sub,
    email,
    emailVerified: email !== '' && readFlag(claims.email_verified),
    isPrivateEmail: readFlag(claims.is_private_email),
    name: readText(claims.name),
    givenName: readText(claims.given_name),
    familyName: readText(claims.family_name),
    nonce,
  };
}

/** Apple has sent its flags as booleans and as texts. */
function readFlag(value: unknown): boolean {
  return value === true || value === 'true';
}

/** Reads an optional text; an invalid one is ignored rather than rejected. */
function readText(value: unknown): string {
  return typeof value === 'string' && isStorable(value) ? value : '';
}

/** PostgreSQL text cannot hold NUL or lone surrogates. */
function isStorable(value: string): boolean {
  return value.length <= MAX_TEXT_LENGTH && !value.includes('\u0000') && value.isWellFormed();
}
