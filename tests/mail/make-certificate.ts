import { generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate for localhost, valid for an hour around now, and its key, both as PEM. */
export function makeCertificate(): { readonly certificate: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const now = Date.now();
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sequence(ECDSA_WITH_SHA256),
    name,
    sequence(utcTime(now - 3_600_000), utcTime(now + 3_600_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(SUBJECT_ALTERNATIVE_NAME, der(0x04, ALTERNATIVE_NAMES)))),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, sequence(ECDSA_WITH_SHA256), der(0x03, Buffer.from([0]), signature));
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return { certificate: toPem(whole), key: key.toString() };
}

/** One value of the encoding that certificates have (X.690): tag, length, content. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...contents: readonly Buffer[]): Buffer {
  return der(0x30, ...contents);
}

function set(...contents: readonly Buffer[]): Buffer {
  return der(0x31, ...contents);
}

function utcTime(timeMs: number): Buffer {
  const digits = new Date(timeMs).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'));
const ECDSA_WITH_SHA256 = der(0x06, Buffer.from('2a8648ce3d040302', 'hex'));
const SUBJECT_ALTERNATIVE_NAME = der(0x06, Buffer.from('551d11', 'hex'));
const ALTERNATIVE_NAMES = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));

function toPem(bytes: Buffer): string {
  const lines = bytes.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
