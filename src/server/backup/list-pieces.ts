/** A file of the archive that recovery may ask for. */
export interface Piece {
  /** Its name in the archive. */
  readonly file: string;
  /** Its name in PostgreSQL. */
  readonly name: string;
  /** Sixteen hexadecimal digits; undefined for the note of a timeline. */
  readonly position: string | undefined;
}

const ARCHIVED = /^([\dA-F]{8}([\dA-F]{16})|[\dA-F]{8}\.history)\.gz(?:\.age)?$/;
/** Pieces of 16 MB in four gigabytes. */
const PIECES = 256n;

/** The pieces of the journal from a position on, and the notes of its timelines. */
export function listPieces(files: readonly string[], start: string): Piece[] {
  return files.flatMap((file) => {
    const [, name, position] = ARCHIVED.exec(file) ?? [];
    return name === undefined || (position !== undefined && position < start) ? [] : [{ file, name, position }];
  });
}

/**
 * The first position, as a name, that is missing before one that is there: PostgreSQL would take a gap for the end of the
 * journal and lose what comes after it.
 */
export function findMissing(pieces: readonly Piece[], start: string): string | undefined {
  const positions = new Set(pieces.flatMap(({ position }) => position ?? []));
  const last = [...positions].toSorted().at(-1) ?? '';
  for (let next = start; next <= last; next = positionAfter(next)) if (!positions.has(next)) return next;
  return positions.size === 0 ? start : undefined;
}

function positionAfter(position: string): string {
  const number = BigInt(`0x${position.slice(0, 8)}`) * PIECES + BigInt(`0x${position.slice(8)}`) + 1n;
  const digits = (part: bigint) => part.toString(16).toUpperCase().padStart(8, '0');
  return digits(number / PIECES) + digits(number % PIECES);
}
