import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a handle or an authority cookie: whoever reads the database cannot sign in with it. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
