import type { Finding } from '#contract/version/inspection.ts';
import type { KnownFinding } from '#domain/inspection/findings.ts';

/** A file inside an archive, as its directory lists it. */
export interface ArchiveEntry {
  readonly path: string;
  /** The bytes of the name as they stand there. */
  readonly nameBytes: Buffer;
  /** Bytes, unpacked. */
  readonly size: number;
  /** Bytes in the archive. */
  readonly packedSize: number;
  readonly crc: number;
  readonly method: number;
  readonly flags: number;
  /** Unix mode; 0 where the archive was made by a system that has none. */
  readonly mode: number;
  /** Where the header before its bytes is. */
  readonly headerAt: number;
}

/** An entry whose header was read too. */
export interface LocatedEntry extends ArchiveEntry {
  readonly dataAt: number;
}

export const STORED = 0;
export const DEFLATED = 8;
export const ENCRYPTED_FLAG = 0x0001;
export const DESCRIPTOR_FLAG = 0x0008;

/** What archives of a kind may hold. */
export interface ArchiveLimits {
  readonly maxFiles: number;
  /** Bytes, unpacked, in all. */
  readonly maxBytes: number;
  /** Bytes that one byte of the archive may become, over all. */
  readonly maxRatio: number;
  /** Whether names that differ in capitals only count as one. */
  readonly ignoresCase: boolean;
  /** Whether a second name in the extra field counts, as in browsers' tools; Android does not look at it. */
  readonly readsUnicodePath: boolean;
}

/** Ends the reading of a file: what was found is so grave that nothing further is looked at. */
export class FindingError extends Error {
  override readonly name = 'FindingError';
  readonly finding: KnownFinding;

  constructor(found: KnownFinding, options: ErrorOptions = {}) {
    super(found.code, options);
    this.finding = found;
  }
}

/** A path as a finding tells it: enough to find it by, never a megabyte of it, and never half a letter. */
export function tellPath(path: string): Finding['values'] {
  const plain = path.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�');
  return { path: plain.length > 200 ? `${plain.slice(0, 199).toWellFormed()}…` : plain };
}
