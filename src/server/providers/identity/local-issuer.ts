import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, createLocalJWKSet, type JWTVerifyGetKey, SignJWT } from 'jose';
import type { IdentityKeySet, IdentityProviderName } from '#contract/account/entities.ts';

/** Whom a local token is to speak of. */
export interface LocalPerson {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name?: string | undefined;
  readonly sub?: string | undefined;
  readonly nonce?: string | undefined;
}

/** Stands in for a provider where the installation has no client ID: real keys, real tokens, nobody to ask. */
export interface LocalIssuer {
  readonly issuer: string;
  readonly audience: string;
  /** Its key set, as the verifying code takes it. */
  readonly keys: JWTVerifyGetKey;
  readKeySet(): Promise<IdentityKeySet>;
  issue(person: LocalPerson): Promise<string>;
}

export interface LocalIssuerSettings {
  readonly provider: IdentityProviderName;
  /** The private key as PEM, kept between starts. Asked for when the first token is issued or verified. */
  readonly readPrivateKey: () => Promise<string>;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
}

const TOKEN_SECONDS = 3600;

export function createLocalIssuer({ provider, readPrivateKey, now }: LocalIssuerSettings): LocalIssuer {
  const issuer = `https://identity.starhall.test/${provider}`;
  const audience = `starhall-local-${provider}`;
  const findKey = once(async () => openKey(await readPrivateKey()));
  const findKeys = once(async () => createLocalJWKSet((await findKey()).keySet));
  return {
    issuer,
    audience,
    keys: async (header, token) => (await findKeys())(header, token),
    readKeySet: async () => (await findKey()).keySet,
    async issue(person) {
      const { privateKey, kid } = await findKey();
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT(claimsOf(provider, person))
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_SECONDS)
        .sign(privateKey);
    },
  };
}

/** A new private key as PEM. */
export async function makePrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The subject of a person that has no other: the same for the same address, whatever its case. */
export function localSubject(provider: IdentityProviderName, email: string): string {
  return createHash('sha256').update(`${provider}\n${email.toLowerCase()}`).digest('hex').slice(0, 32);
}

/** Claims as the provider itself would write them; only a name is ours to add, since Apple tells it elsewhere. */
function claimsOf(provider: IdentityProviderName, { email, emailVerified, name, sub, nonce }: LocalPerson) {
  return {
    sub: sub ?? localSubject(provider, email),
    email,
    ...(provider === 'google' ? { email_verified: emailVerified } : appleFlags(email, emailVerified)),
    ...(name === undefined ? {} : nameClaims(name)),
    ...(nonce === undefined ? {} : { nonce }),
  };
}

function appleFlags(email: string, emailVerified: boolean) {
  const isPrivate = email.toLowerCase().endsWith('@privaterelay.appleid.com');
  return { email_verified: String(emailVerified), is_private_email: String(isPrivate) };
}

function nameClaims(name: string) {
  const [givenName = name, ...familyNames] = name.trim().split(/\s+/);
  return { name, given_name: givenName, ...(familyNames.length > 0 && { family_name: familyNames.join(' ') }) };
}

interface OpenKey {
  readonly privateKey: KeyObject;
  readonly kid: string;
  readonly keySet: IdentityKeySet;
}

async function openKey(pem: string): Promise<OpenKey> {
  const privateKey = createPrivateKey(pem);
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (n === undefined || e === undefined) throw new Error('the key of the local identity provider is no RSA key');
  const kid = await calculateJwkThumbprint({ kty: 'RSA', n, e });
  return { privateKey, kid, keySet: { keys: [{ kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e }] } };
}

/** Runs once; a failure is forgotten, so that the next caller tries again. */
function once<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined;
  return () => {
    pending ??= run().catch((error) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
