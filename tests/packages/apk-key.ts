import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** The signing key of an APK: a private key, and the certificate that names its owner. */
export interface ApkKey {
  readonly privateKey: KeyObject;
  /** DER of the public key. */
  readonly publicKey: Buffer;
  /** DER of the self-signed X.509 certificate. */
  readonly certificate: Buffer;
  /** SHA-256 of the certificate, hexadecimal. */
  readonly sha256: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const EXPLICIT_0 = 0xa0;
const ECDSA_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const VERSION_3 = Buffer.from('020102', 'hex');

/** Makes a key and a certificate of a name; each call makes another one. */
export function makeApkKey(name = 'Starhall Tests'): ApkKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const owner = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const validity = der(SEQUENCE, der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')));
  const algorithm = der(SEQUENCE, ECDSA_SHA256);
  const serial = der(0x02, createHash('sha256').update(spki).digest().subarray(0, 7), 0x01);
  const body = der(SEQUENCE, der(EXPLICIT_0, VERSION_3), serial, algorithm, owner, validity, owner, spki);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const certificate = der(SEQUENCE, body, algorithm, signature);
  return {
    privateKey,
    publicKey: spki,
    certificate,
    sha256: createHash('sha256').update(certificate).digest('hex'),
  };
}

/** A value of DER with its tag and length; numbers are single bytes before the rest. */
function der(tag: number, ...parts: readonly (Uint8Array | number)[]): Buffer {
  const bytes = parts.filter((part) => typeof part === 'number');
  const body = Buffer.concat([Buffer.from(bytes), ...parts.filter((part) => typeof part !== 'number')]);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = Buffer.from(body.length.toString(16).padStart(4, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 + length.length]), length, body]);
}
