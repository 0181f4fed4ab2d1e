import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, createLocalJWKSet, type JWK, type JWTVerifyGetKey, SignJWT } from 'jose';
import type { IdentityKeySet, IdentityProviderName } from '#contract/account/entities.ts';
import { type LocalPerson, localClaims } from './local-claims.ts';
import { once } from './once.ts';

/** Emulates a provider without a client ID: real keys and tokens, but no authentication. */
export interface LocalIssuer {
  readonly provider: IdentityProviderName;
  /** A name, not an address: the installation has many addresses, but its tokens one issuer. */
  readonly issuer: string;
  readonly audience: string;
  /** Its key set, for the verification code. */
  readonly keys: JWTVerifyGetKey;
  readKeySet(): Promise<IdentityKeySet>;
  /** The signing key, for the OpenID provider that issues tokens to pages. */
  readPrivateKey(): Promise<JWK>;
  issue(person: LocalPerson): Promise<string>;
}

export interface LocalIssuerSettings {
  readonly provider: IdentityProviderName;
  /** The persistent private key as PEM, read when the first token is issued or verified. */
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
    provider,
    issuer,
    audience,
    keys: async (header, token) => (await findKeys())(header, token),
    readKeySet: async () => (await findKey()).keySet,
    async readPrivateKey() {
      const { privateKey, kid } = await findKey();
      return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid };
    },
    async issue(person) {
      const { privateKey, kid } = await findKey();
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT(localClaims(provider, person))
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
