import type { Finding } from '#contract/version/inspection.ts';
import type { KnownFinding } from '#domain/inspection/findings.ts';

/** A file in an archive, as listed in its directory. */
export interface ArchiveEntry {
  readonly path: string;
  /** The raw bytes of the name. */
  readonly nameBytes: Buffer;
  /** Unpacked size in bytes. */
  readonly size: number;
  /** Packed size in bytes. */
  readonly packedSize: number;
  readonly crc: number;
  readonly method: number;
  readonly flags: number;
  /** Unix mode; 0 if the archive has none. */
  readonly mode: number;
  /** Offset of the local header. */
  readonly headerAt: number;
}

/** An entry whose local header was read too. */
export interface LocatedEntry extends ArchiveEntry {
  readonly dataAt: number;
}

export const STORED = 0;
export const DEFLATED = 8;
export const ENCRYPTED_FLAG = 0x0001;
export const DESCRIPTOR_FLAG = 0x0008;

/** Limits for archives of a kind. */
export interface ArchiveLimits {
  readonly maxFiles: number;
  /** Total length of all paths in bytes: they are stored, compared and read again. */
  readonly maxPathBytes: number;
  /** Total unpacked size in bytes. */
  readonly maxBytes: number;
  /** Maximum overall compression ratio. */
  readonly maxRatio: number;
  /** Whether names that only differ in case collide. */
  readonly ignoresCase: boolean;
  /** Whether the Unicode path in the extra field counts, as in common tools; Android ignores it. */
  readonly readsUnicodePath: boolean;
}

/** Stops the inspection of a file: the finding is so severe that nothing else is checked. */
export class FindingError extends Error {
  override readonly name = 'FindingError';
  readonly finding: KnownFinding;

  constructor(found: KnownFinding, options: ErrorOptions = {}) {
    super(found.code, options);
    this.finding = found;
  }
}

/** A path in a finding: enough to find it, truncated without splitting a character. */
export function pathValues(path: string): Finding['values'] {
  const plain = path.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�');
  return { path: plain.length > 200 ? `${plain.slice(0, 199).toWellFormed()}…` : plain };
}
