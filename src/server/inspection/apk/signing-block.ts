import { type RandomFile, readRange } from '../read-range.ts';
import { MalformedError } from './chunk.ts';

/** Schemes that sign the whole file, strongest first, with their block IDs. */
export const BLOCK_SCHEMES = [
  ['v3.1', 0x1b93ad61],
  ['v3', 0xf05368c0],
  ['v2', 0x7109871a],
] as const;
export type BlockScheme = (typeof BLOCK_SCHEMES)[number][0];

/** The block between an APK's files and its directory. */
export interface SigningBlock {
  /** Its offset; everything before it is signed. */
  readonly startAt: number;
  readonly schemes: ReadonlyMap<BlockScheme, Buffer>;
}

const MAGIC = Buffer.from('APK Sig Block 42');
const FOOTER_BYTES = 8 + MAGIC.length;
/** Real ones have some kilobytes, padded to a multiple of 4096. */
const BLOCK_MAX = 16 * 1024 * 1024;

/**
 * Finds the signing block before an archive's directory; undefined if there is none.
 * @throws MalformedError if its lengths contradict each other.
 */
export async function findSigningBlock(file: RandomFile, directoryAt: number): Promise<SigningBlock | undefined> {
  const footer = await readRange(file, directoryAt - FOOTER_BYTES, FOOTER_BYTES);
  if (footer === undefined || !footer.subarray(8).equals(MAGIC)) return undefined;
  const size = Number(footer.readBigUInt64LE(0));
  if (size < FOOTER_BYTES || size > BLOCK_MAX) throw new MalformedError('a signing block of an impossible length');
  const startAt = directoryAt - size - 8;
  const block = await readRange(file, startAt, size + 8);
  if (block === undefined || Number(block.readBigUInt64LE(0)) !== size) {
    throw new MalformedError('a signing block whose two sizes differ');
  }
  return { startAt, schemes: readSchemes(block.subarray(8, -FOOTER_BYTES)) };
}

function readSchemes(pairs: Buffer): ReadonlyMap<BlockScheme, Buffer> {
  const found = new Map<BlockScheme, Buffer>();
  for (let at = 0; at < pairs.length; ) {
    if (at + 12 > pairs.length) throw new MalformedError('a signing block that ends within a part');
    const length = Number(pairs.readBigUInt64LE(at));
    if (length < 4 || at + 8 + length > pairs.length) throw new MalformedError('a part outside its signing block');
    const id = pairs.readUInt32LE(at + 8);
    const scheme = BLOCK_SCHEMES.find(([, number]) => number === id)?.[0];
    // Like in Android, the first of two pairs with the same ID counts.
    if (scheme !== undefined && !found.has(scheme)) found.set(scheme, pairs.subarray(at + 12, at + 8 + length));
    at += 8 + length;
  }
  return found;
}
