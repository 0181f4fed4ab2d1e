import { createPublicKey, X509Certificate } from 'node:crypto';
import type { ContentHash } from './content-digest.ts';
import type { Signer } from './read-signers.ts';
import { isSignatureValid, SIGNATURE_ALGORITHMS } from './signature-algorithms.ts';

/** `unknown`: signed with unsupported algorithms only. */
export type SignerVerdict = 'valid' | 'invalid' | 'unknown';

/** The content hashes that these signers' signatures need. */
export function listHashes(signers: readonly Signer[]): readonly ContentHash[] {
  const used = signers.flatMap(({ signatures }) => [...signatures.keys()]);
  return [...new Set(used.flatMap((number) => SIGNATURE_ALGORITHMS.get(number)?.hash ?? []))];
}

/**
 * Whether a signer has signed this content: every signature with a supported algorithm must match the key of the
 * signer's certificate, and every digest the file.
 */
export function verifySigner(signer: Signer, content: ReadonlyMap<ContentHash, Buffer>): SignerVerdict {
  const known = [...signer.signatures].flatMap(([number, signature]) => {
    const algorithm = SIGNATURE_ALGORITHMS.get(number);
    return algorithm === undefined ? [] : [{ number, signature, algorithm }];
  });
  if (known.length === 0) return 'unknown';
  if (!ownsCertificate(signer)) return 'invalid';
  const areValid = known.every(({ number, signature, algorithm }) => {
    const digest = signer.digests.get(number);
    if (digest === undefined || content.get(algorithm.hash)?.equals(digest) !== true) return false;
    const { publicKey, signed } = signer;
    return isSignatureValid({ algorithm, publicKey, signed, signature });
  });
  return areValid ? 'valid' : 'invalid';
}

function ownsCertificate({ certificates: [own], publicKey }: Signer): boolean {
  try {
    const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' });
    return new X509Certificate(own).publicKey.equals(key);
  } catch {
    return false;
  }
}
