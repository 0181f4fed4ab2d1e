import { constants, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { ContentHash } from './content-digest.ts';

/** An APK signature algorithm. */
interface SignatureAlgorithm {
  readonly hash: ContentHash;
  /** Salt length in bytes, for RSA with PSS padding. */
  readonly pssSalt?: number;
}

/**
 * The algorithms of the schemes v2 and v3, by ID. Those that hash the file as a tree (`verity`) are missing: nobody
 * uses them alone.
 */
export const SIGNATURE_ALGORITHMS: ReadonlyMap<number, SignatureAlgorithm> = new Map([
  [0x0101, { hash: 'sha256', pssSalt: 32 }],
  [0x0102, { hash: 'sha512', pssSalt: 64 }],
  [0x0103, { hash: 'sha256' }],
  [0x0104, { hash: 'sha512' }],
  [0x0201, { hash: 'sha256' }],
  [0x0202, { hash: 'sha512' }],
  [0x0301, { hash: 'sha256' }],
]);

export interface SignatureToVerify {
  readonly algorithm: SignatureAlgorithm;
  /** DER of the public key. */
  readonly publicKey: Buffer;
  readonly signed: Buffer;
  readonly signature: Buffer;
}

/** Whether a key's signature over these bytes is valid; false for malformed keys and signatures. */
export function isSignatureValid({ algorithm, publicKey, signed, signature }: SignatureToVerify): boolean {
  const { hash, pssSalt } = algorithm;
  try {
    const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' });
    return verify(hash, signed, pssSalt === undefined ? key : withPss(key, pssSalt), signature);
  } catch {
    return false;
  }
}

function withPss(key: KeyObject, saltLength: number) {
  return { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength };
}
