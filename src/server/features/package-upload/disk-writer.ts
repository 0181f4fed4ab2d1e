import type { FileHandle } from 'node:fs/promises';

const BATCH_BYTES = 1_048_576;
/** However small the pieces are, few wait: each is an object of its own. */
const BATCH_PIECES = 64;

/**
 * Writes pieces to a file one behind the other, many at once: while a batch is on its way to the disk the next one comes
 * in. What is not written yet is two megabytes at most, or a few pieces more.
 */
export class DiskWriter {
  readonly #file: FileHandle;
  readonly #requireHeld: () => void;
  #position: number;
  #batch: Uint8Array[] = [];
  #batchBytes = 0;
  #underWay: Promise<void> = Promise.resolve();

  /**
   * @param position where in the file the first piece goes.
   * @param requireHeld called before anything is written; throws when the file may be somebody else's by now.
   */
  constructor(file: FileHandle, position = 0, requireHeld: () => void = () => {}) {
    this.#file = file;
    this.#position = position;
    this.#requireHeld = requireHeld;
  }

  /** Takes a piece, whose bytes must not change any more. Rejects with what failed, also of earlier pieces. */
  async write(piece: Uint8Array): Promise<void> {
    this.#batch.push(piece);
    this.#batchBytes += piece.byteLength;
    if (this.#batchBytes >= BATCH_BYTES || this.#batch.length >= BATCH_PIECES) await this.#startBatch();
  }

  /** Resolves when every piece is in the file; whether they outlast a power cut is for `syncFile` to see to. */
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
    this.#underWay = writeAll(this.#file, pieces, position);
    // Whoever waits for it next is told.
    this.#underWay.catch(() => {});
  }
}

/** A disk that is nearly full, or a signal, cuts a write short; what is left then either fits or fails. */
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
 * Resolves when the file outlasts a power cut. One at a time: it may take seconds, and Node's few threads for files serve
 * everybody.
 */
export function syncFile(file: FileHandle): Promise<void> {
  const sync = lastSync.then(() => file.sync());
  lastSync = sync.catch(() => {});
  return sync;
}
