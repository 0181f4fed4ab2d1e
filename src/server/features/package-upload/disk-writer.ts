import type { FileHandle } from 'node:fs/promises';
import { freeInTurn } from '../../api/body-pieces.ts';

const BATCH_BYTES = 1_048_576;
/** Limits the number of buffered pieces, however small: each is a separate object. */
const BATCH_PIECES = 64;

/**
 * Writes pieces to a file sequentially, in batches: the next batch is collected while one is being written. At most
 * about two megabytes are buffered. The memory of written pieces is freed.
 */
export class DiskWriter {
  readonly #file: FileHandle;
  readonly #requireHeld: () => void;
  readonly #free = freeInTurn();
  #position: number;
  #batch: Uint8Array[] = [];
  #batchBytes = 0;
  #underWay: Promise<void> = Promise.resolve();

  /**
   * @param position offset of the first piece in the file.
   * @param requireHeld called before every write; throws if the lock on the file may be lost.
   */
  constructor(file: FileHandle, position = 0, requireHeld: () => void = () => {}) {
    this.#file = file;
    this.#position = position;
    this.#requireHeld = requireHeld;
  }

  /** Adds a piece, which its giver must neither change nor read afterwards. Rejects with any write error so far. */
  async write(piece: Uint8Array): Promise<void> {
    this.#batch.push(piece);
    this.#batchBytes += piece.byteLength;
    if (this.#batchBytes >= BATCH_BYTES || this.#batch.length >= BATCH_PIECES) await this.#startBatch();
  }

  /** Resolves when every piece is written; use `syncFile` to make them durable. */
  async flush(): Promise<void> {
    await this.#startBatch();
    await this.#underWay;
  }

  async #startBatch(): Promise<void> {
    await this.#underWay;
    this.#requireHeld();
    const pieces = this.#batch;
    const position = this.#position;
    this.#position += this.#batchBytes;
    this.#batch = [];
    this.#batchBytes = 0;
    this.#underWay = writeAll(this.#file, pieces, position).then(() => pieces.forEach(this.#free));
    // The next caller that awaits it gets the error.
    this.#underWay.catch(() => {});
  }
}

/** Nearly full disks and signals cause short writes; the remainder then either fits or fails. */
async function writeAll(file: FileHandle, pieces: Uint8Array[], position: number): Promise<void> {
  if (pieces.length === 0) return;
  const { bytesWritten } = await file.writev(pieces, position);
  const bytes = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
  if (bytesWritten === bytes) return;
  const rest = Buffer.concat(pieces).subarray(bytesWritten);
  for (let written = 0; written < rest.length; ) {
    const part = await file.write(rest, written, rest.length - written, position + bytesWritten + written);
    written += part.bytesWritten;
  }
}

let lastSync: Promise<void> = Promise.resolve();

/**
 * Resolves when the file is durable. Runs one at a time: a sync may take seconds, and Node's file threads are few and
 * shared.
 */
export function syncFile(file: FileHandle): Promise<void> {
  const sync = lastSync.then(() => file.sync());
  lastSync = sync.catch(() => {});
  return sync;
}
