import { createHash } from 'node:crypto';
import type { IdentityProviderName } from '#contract/account/entities.ts';

/** The person of a local token. */
export interface LocalPerson {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name?: string | undefined;
  readonly sub?: string | undefined;
  readonly nonce?: string | undefined;
}

/** The default subject of a person, derived from the case-insensitive address. */
export function localSubject(provider: IdentityProviderName, email: string): string {
  return createHash('sha256').update(`${provider}\n${email.toLowerCase()}`).digest('hex').slice(0, 32);
}

/** Claims as the provider would write them; only Google's have a name, since Apple sends it separately. */
export function localClaims(provider: IdentityProviderName, { email, emailVerified, name, sub, nonce }: LocalPerson) {
  return {
    sub: sub ?? localSubject(provider, email),
    email,
    ...(provider === 'google' ? { email_verified: emailVerified } : appleFlags(email, emailVerified)),
    ...(name === undefined ? {} : nameClaims(name)),
    ...(nonce === undefined ? {} : { nonce }),
  };
}

/** The parts of a name that both providers send; the first word is the given name. */
export function nameClaims(name: string) {
  const [givenName = name, ...familyNames] = name.trim().split(/\s+/);
  return { name, given_name: givenName, ...(familyNames.length > 0 && { family_name: familyNames.join(' ') }) };
}

function appleFlags(email: string, emailVerified: boolean) {
  const isPrivate = email.toLowerCase().endsWith('@privaterelay.appleid.com');
  return { email_verified: String(emailVerified), is_private_email: String(isPrivate) };
}
