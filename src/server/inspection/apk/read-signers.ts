import { ByteReader } from './byte-reader.ts';
import { MalformedError } from './chunk.ts';
import type { BlockScheme } from './signing-block.ts';

/** A signer of an APK, as listed in a block. */
export interface Signer {
  /** The signed data: digests, certificates, and more. */
  readonly signed: Buffer;
  /** Algorithm ID → the file's digest. */
  readonly digests: ReadonlyMap<number, Buffer>;
  /** DER, the signer's own first. */
  readonly certificates: readonly [Buffer, ...Buffer[]];
  /** Algorithm ID → signature. */
  readonly signatures: ReadonlyMap<number, Buffer>;
  /** DER. */
  readonly publicKey: Buffer;
}

const SIGNERS_MAX = 10;

/** The signers of a block. @throws MalformedError if it has none, or more than Android accepts. */
export function readSigners(block: Buffer, scheme: BlockScheme): readonly Signer[] {
  const signers = new ByteReader(block).parts();
  if (signers.length === 0 || signers.length > SIGNERS_MAX) throw new MalformedError('no signers, or too many');
  return signers.map((signer) => readSigner(signer, scheme));
}

function readSigner(bytes: Buffer, scheme: BlockScheme): Signer {
  const signer = new ByteReader(bytes);
  const signed = signer.part();
  // The minimum and maximum Android version.
  if (scheme !== 'v2') signer.take(8);
  const signatures = toMap(signer.parts());
  const publicKey = signer.part();
  const content = new ByteReader(signed);
  const digests = toMap(content.parts());
  const [first, ...others] = content.parts();
  if (first === undefined) throw new MalformedError('a signer without a certificate');
  return { signed, digests, certificates: [first, ...others], signatures, publicKey };
}

/** Pairs of an algorithm ID and its data. */
function toMap(parts: readonly Buffer[]): ReadonlyMap<number, Buffer> {
  return new Map(
    parts.map((part) => {
      const reader = new ByteReader(part);
      return [reader.u32(), reader.part()] as const;
    }),
  );
}
