import { createHash } from 'node:crypto';
import type { IdentityProviderName } from '#contract/account/entities.ts';

/** Whom a local token is to speak of. */
export interface LocalPerson {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name?: string | undefined;
  readonly sub?: string | undefined;
  readonly nonce?: string | undefined;
}

/** The subject of a person that has no other: the same for the same address, whatever its case. */
export function localSubject(provider: IdentityProviderName, email: string): string {
  return createHash('sha256').update(`${provider}\n${email.toLowerCase()}`).digest('hex').slice(0, 32);
}

/** Claims as the provider itself would write them; only a name is ours to add, since Apple tells it elsewhere. */
export function localClaims(provider: IdentityProviderName, { email, emailVerified, name, sub, nonce }: LocalPerson) {
  return {
    sub: sub ?? localSubject(provider, email),
    email,
    ...(provider === 'google' ? { email_verified: emailVerified } : appleFlags(email, emailVerified)),
    ...(name === undefined ? {} : nameClaims(name)),
    ...(nonce === undefined ? {} : { nonce }),
  };
}

/** A name in the parts that both providers tell; the first word is the given name. */
export function nameClaims(name: string) {
  const [givenName = name, ...familyNames] = name.trim().split(/\s+/);
  return { name, given_name: givenName, ...(familyNames.length > 0 && { family_name: familyNames.join(' ') }) };
}

function appleFlags(email: string, emailVerified: boolean) {
  const isPrivate = email.toLowerCase().endsWith('@privaterelay.appleid.com');
  return { email_verified: String(emailVerified), is_private_email: String(isPrivate) };
}
