import type { Hash } from 'node:crypto';
import { ERROR } from '#contract/errors/errors.ts';
import type { BodySource } from '../../api/body-source.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { UploadChecksum } from './upload-checksum.ts';

export interface PiecesToWrite {
  /** Bytes of the file before the first piece. */
  readonly offset: number;
  /** Final length of the file. */
  readonly size: number;
  readonly source: Pick<BodySource, 'read'>;
  readonly checksum: UploadChecksum | undefined;
  /** Called for every piece before it is written. */
  readonly onPiece: (bytes: number) => Promise<void> | undefined;
}

interface PieceWriter {
  write(piece: Uint8Array): Promise<void> | undefined;
}

/**
 * Writes the pieces of a body as they arrive, and adds them to the hash of the file and to the checksum.
 * @throws HttpFailure 413 for bytes beyond the size; any error of the body or the writer
 */
export async function writePieces(
  { offset, size, source, checksum, onPiece }: PiecesToWrite,
  { writer, hash }: { readonly writer: PieceWriter; readonly hash: Hash | undefined },
): Promise<void> {
  let length = offset;
  for (let piece = await source.read(); piece !== undefined; piece = await source.read()) {
    length += piece.byteLength;
    if (length > size) {
      throw new HttpFailure(ERROR.invalidFormat, { status: 413, fields: { file: 'file.package_changed' } });
    }
    await onPiece(piece.byteLength);
    hash?.update(piece);
    checksum?.hash.update(piece);
    await writer.write(piece);
  }
}
