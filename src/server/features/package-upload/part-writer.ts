import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { ERROR } from '#contract/errors/errors.ts';
import { freeInTurn } from '../../api/body-pieces.ts';
import type { PackagePart, Schema } from '../../db/schema.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import { type FileParts, UploadLostError } from '../../providers/files/file-parts.ts';
import type { FileStore } from '../../providers/files/file-store.ts';
import { packageFolder } from './package-key.ts';
import { advanceParts, nameUpload, type PackageParts, takePartNumber } from './package-parts-queries.ts';

export interface PartWriterSettings {
  readonly db: Kysely<Schema>;
  readonly files: Pick<FileStore, 'put' | 'read' | 'remove'>;
  readonly parts: FileParts;
  readonly id: string;
  /** Of the complete file. */
  readonly key: string;
  readonly size: number;
  readonly state: PackageParts;
  /** Records nothing before the end: the bytes have a checksum. */
  readonly isUnproved: boolean;
  /** @throws if another process may own the upload by now. */
  readonly requireHeld: () => void;
}

/**
 * Writes bytes to an upload in parts: the next part is collected while one is being sent, so at most two are in memory.
 * Bytes count as received once the storage has them and the database says so; whoever records first wins.
 */
export class PartWriter {
  readonly #settings: PartWriterSettings;
  readonly #free = freeInTurn();
  /** Bytes on record. */
  #received: number;
  /** Bytes in parts that the storage has. */
  #stored: number;
  /** Of the bytes on record, those in an object of their own. */
  #rest: { readonly key: string; readonly size: number } | null;
  #uploadId: string | null;
  #unrecorded: PackagePart[] = [];
  #collecting: Buffer;
  #spare: Buffer | undefined;
  /** Undefined until the rest is in `#collecting`. */
  #length: number | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(settings: PartWriterSettings) {
    const { received, rest_key: key, rest_size: size, upload_id: uploadId } = settings.state;
    this.#settings = settings;
    this.#collecting = Buffer.allocUnsafeSlow(settings.parts.partBytes);
    this.#received = received;
    this.#stored = received - size;
    this.#rest = key === null ? null : { key, size };
    this.#uploadId = uploadId;
  }

  /** The number of bytes on record, as far as this writer knows. */
  received(): number {
    return this.#received;
  }

  /**
   * Adds a piece, which its giver must not read once it gives the next one. Rejects with any error of the storage so far.
   */
  async write(piece: Uint8Array): Promise<void> {
    const { partBytes } = this.#settings.parts;
    let length = this.#length ?? (await this.#readRest());
    for (let at = 0; at < piece.length; ) {
      const taken = Math.min(piece.length - at, partBytes - length);
      this.#collecting.set(piece.subarray(at, at + taken), length);
      at += taken;
      length += taken;
      this.#length = length;
      if (length === partBytes) {
        await this.#send(partBytes);
        length = 0;
      }
    }
    this.#free(piece);
  }

  /** Stores and records all bytes; returns the number of bytes on record. Without new bytes it does nothing. */
  async flush(): Promise<number> {
    await this.#sending;
    const length = this.#length ?? 0;
    const total = this.#stored + length;
    if (this.#length === undefined || total === this.#received) return this.#received;
    if (length > 0 && total === this.#settings.size) {
      await this.#send(length);
      await this.#sending;
    }
    if (total !== this.#received) await this.#keepRest(this.#length);
    return this.#received;
  }

  /** Begins to send the collected part, once the one before is stored. */
  async #send(length: number): Promise<void> {
    await this.#sending;
    const full = this.#collecting;
    this.#collecting = this.#spare ?? Buffer.allocUnsafeSlow(this.#settings.parts.partBytes);
    this.#spare = full;
    this.#length = 0;
    this.#sending = this.#sendPart(full.subarray(0, length));
    // The next caller that awaits it gets the error.
    this.#sending.catch(() => {});
  }

  async #sendPart(content: Buffer): Promise<void> {
    const { db, parts, id, key, isUnproved, requireHeld } = this.#settings;
    requireHeld();
    this.#uploadId ??= await this.#begin();
    const number = await takePartNumber(db, id);
    if (number === undefined) throw new UploadLostError('the upload has no more numbers for parts');
    const etag = await parts.put({ key, uploadId: this.#uploadId }, number, content);
    this.#unrecorded.push({ number, etag });
    this.#stored += content.length;
    if (!isUnproved) await this.#record(this.#stored, null);
  }

  async #begin(): Promise<string> {
    const { db, parts, id, key } = this.#settings;
    const uploadId = await parts.begin(key);
    if (await nameUpload(db, id, uploadId)) return uploadId;
    await parts.abort({ key, uploadId });
    throw taken();
  }

  async #readRest(): Promise<number> {
    if (this.#rest === null) return 0;
    const bytes = await buffer(this.#settings.files.read(this.#rest.key)).catch((cause: unknown) => {
      throw cause instanceof Error && cause.name === 'NoSuchKey'
        ? new UploadLostError('the rest is gone', { cause })
        : cause;
    });
    if (bytes.length !== this.#rest.size) throw new UploadLostError('the rest has another length');
    this.#collecting.set(bytes);
    return bytes.length;
  }

  /** Stores what is too short for a part as an object, under a key of its own: a stopped process may still write. */
  async #keepRest(length: number): Promise<void> {
    const { files, id, requireHeld } = this.#settings;
    if (length === 0) return this.#record(this.#stored, null);
    requireHeld();
    const rest = { key: `${packageFolder(id)}/rest-${crypto.randomUUID()}`, size: length };
    await files.put(rest.key, this.#collecting.subarray(0, length));
    try {
      await this.#record(this.#stored + length, rest);
    } catch (error) {
      await files.remove(rest.key).catch(() => {});
      throw error;
    }
  }

  async #record(to: number, rest: { readonly key: string; readonly size: number } | null): Promise<void> {
    const { db, id, files, requireHeld } = this.#settings;
    requireHeld();
    const parts = this.#unrecorded;
    if (!(await advanceParts(db, id, { from: this.#received, to, parts, rest }))) throw taken();
    const former = this.#rest;
    this.#received = to;
    this.#unrecorded = [];
    this.#rest = rest;
    // Otherwise it is deleted together with the upload.
    if (former !== null) await files.remove(former.key).catch(() => {});
  }
}

/** Another process continues the upload, or it was canceled. */
function taken(): HttpFailure {
  return new HttpFailure(ERROR.parameterError, { status: 423 });
}
