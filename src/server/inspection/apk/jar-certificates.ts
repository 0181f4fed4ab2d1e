import { X509Certificate } from 'node:crypto';

/** A DER value: its tag, its offset, and the bounds of its content. */
interface DerValue {
  readonly tag: number;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

const SEQUENCE = 0x30;
const CONTEXT_0 = 0xa0;
const CERTIFICATES_MAX = 20;

/**
 * The signer's certificate in the v1 scheme: the one in a PKCS #7 file (`META-INF/CERT.RSA`) that signed no other
 * there. Undefined for a malformed file. Nothing is verified here.
 */
export function readJarCertificate(pkcs7: Buffer): Buffer | undefined {
  const certificates = listCertificates(pkcs7);
  const issuers = certificates.map(({ issuer, subject }) => (issuer === subject ? undefined : issuer));
  return (certificates.find(({ subject }) => !issuers.includes(subject)) ?? certificates[0])?.raw;
}

function listCertificates(pkcs7: Buffer): readonly X509Certificate[] {
  // ContentInfo → [0] → SignedData → its first field with the tag [0].
  const contentInfo = readDer(pkcs7, 0, pkcs7.length);
  const content = contentInfo && childrenOf(pkcs7, contentInfo).find(({ tag }) => tag === CONTEXT_0);
  const [signedData] = content === undefined ? [] : childrenOf(pkcs7, content);
  const holder = signedData && childrenOf(pkcs7, signedData).find(({ tag }) => tag === CONTEXT_0);
  if (holder === undefined) return [];
  return childrenOf(pkcs7, holder)
    .filter(({ tag }) => tag === SEQUENCE)
    .slice(0, CERTIFICATES_MAX)
    .flatMap((value) => readCertificate(pkcs7, value));
}

function readCertificate(bytes: Buffer, { at, end }: DerValue): readonly X509Certificate[] {
  try {
    return [new X509Certificate(bytes.subarray(at, end))];
  } catch {
    return [];
  }
}

/** The values inside a value; malformed DER ends the list. */
function childrenOf(bytes: Buffer, { start, end }: DerValue): readonly DerValue[] {
  const children: DerValue[] = [];
  for (let at = start; at < end; ) {
    const child = readDer(bytes, at, end);
    if (child === undefined) break;
    children.push(child);
    at = child.end;
  }
  return children;
}

function readDer(bytes: Buffer, at: number, limit: number): DerValue | undefined {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined || at + 2 > limit) return undefined;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  // A length of more than four bytes, or an indefinite one, does not occur in such a file.
  if (lengthBytes > 4 || first === 0x80 || at + 2 + lengthBytes > limit) return undefined;
  const start = at + 2 + lengthBytes;
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes);
  return start + length > limit ? undefined : { tag, at, start, end: start + length };
}
