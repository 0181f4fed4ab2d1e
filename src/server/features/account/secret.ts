import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a session token or secret cookie: read access to the database is not enough to sign in. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
