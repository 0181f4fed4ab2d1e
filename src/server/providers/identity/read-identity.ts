/** Whom a verified identity token speaks of. */
export interface Identity {
  /** The provider's own, lasting name of the person; the only thing an account is found by. */
  readonly subject: string;
  /** Empty where the provider keeps it to itself. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether the address is one that the provider forwards from. */
  readonly isPrivateEmail: boolean;
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly nonce: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

const MAX_TEXT_LENGTH = 255;

/** The claims we use of a token whose signature, issuer, time and audience are right; null where one is malformed. */
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

/** What only decorates an account is left out rather than refused. */
function readText(value: unknown): string {
  return typeof value === 'string' && isStorable(value) ? value : '';
}

/** PostgreSQL text holds no NUL and no lone surrogate. */
function isStorable(value: string): boolean {
  return value.length <= MAX_TEXT_LENGTH && !value.includes('\u0000') && value.isWellFormed();
}
