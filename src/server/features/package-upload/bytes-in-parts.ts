import { createHash } from 'node:crypto';
import { ERROR } from '#contract/errors/errors.ts';
import type { Row } from '../../db/schema.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import { type FileParts, UploadLostError } from '../../providers/files/file-parts.ts';
import type { BytesServices, BytesToAppend, IncomingBytes } from './incoming-bytes.ts';
import type { PackageHashes } from './package-hashes.ts';
import { packageFolder, packageKey } from './package-key.ts';
import { deleteParts, findParts, forgetLost, openParts, type PackageParts } from './package-parts-queries.ts';
import { PartWriter } from './part-writer.ts';
import { requireChecksum } from './upload-checksum.ts';
import { writePieces } from './write-pieces.ts';

type Upload = Row<'package_files'>;

/** Requests of a process that may send bytes at the same time: each has up to two parts in memory. */
const AT_ONCE = 20;
const RETRY_AFTER = { 'retry-after': '15' } as const;

let underWay = 0;

/**
 * Uploads that go to the file store in parts while they arrive. The database has the progress, so that any process can
 * continue. Bytes too few for a part wait in an object of their own. Errors of the storage are ApiError
 * `externalProviderError`. An upload that it has lost is HttpFailure 409, and forgotten: its client then asks for it and
 * starts over.
 */
export class BytesInParts implements IncomingBytes {
  readonly #services: BytesServices;
  readonly #parts: FileParts;

  constructor(services: BytesServices, parts: FileParts) {
    this.#services = services;
    this.#parts = parts;
  }

  /** The storage says when it is full. */
  async admit(): Promise<void> {}

  /** The first bytes begin it: nothing is left of an upload that never gets any. */
  async begin(): Promise<void> {}

  async received(row: Upload): Promise<number> {
    if (row.state !== 'receiving') return row.size;
    return (await findParts(this.#services.database.db, row.id))?.received ?? 0;
  }

  settle(row: Upload): Promise<number> {
    return this.received(row);
  }

  async append(order: BytesToAppend): Promise<number> {
    if (underWay >= AT_ONCE) throw new HttpFailure(ERROR.systemBusy, { status: 429, headers: RETRY_AFTER });
    underWay += 1;
    try {
      return await this.#append(order);
    } finally {
      underWay -= 1;
    }
  }

  async #append({ row, hashes, requireHeld, ...pieces }: BytesToAppend): Promise<number> {
    const { database, files } = this.#services;
    const { offset, checksum } = pieces;
    const { id, size } = row;
    const state = await openParts(database.db, id);
    if (state.received !== offset) throw new HttpFailure(ERROR.parameterError, { status: 409 });
    const target = { db: database.db, files, parts: this.#parts, id, key: packageKey(row), size, state, requireHeld };
    const writer = new PartWriter({ ...target, isUnproved: checksum !== undefined });
    const known = hashes.take(id, String(offset));
    const hash = offset === 0 ? createHash('sha256') : known;
    try {
      await writePieces({ ...pieces, size }, { writer, hash });
      if (checksum !== undefined) requireChecksum(checksum);
      const received = await writer.flush();
      hashes.keep(id, String(received), hash);
      return received;
    } catch (error) {
      // Earlier pieces are valid and need not be sent again. The original error is reported, not one of this flush.
      if (checksum === undefined) await writer.flush().catch(() => {});
      throw await this.#afterLoss(row, writer.received(), error);
    }
  }

  /** What the storage has is hashed, unless all bytes passed through this process. */
  async finish(row: Upload, hashes: PackageHashes): Promise<string> {
    const { database, files } = this.#services;
    const key = packageKey(row);
    const known = hashes.take(row.id, String(row.size));
    await this.#complete(row, await findParts(database.db, row.id)).catch(async (error: unknown) => {
      throw await this.#afterLoss(row, row.size, error);
    });
    if (known !== undefined) return known.digest('hex');
    const hash = createHash('sha256');
    for await (const piece of files.read(key)) hash.update(piece);
    return hash.digest('hex');
  }

  /** An earlier process may have done this and ended before it was recorded. */
  async #complete(row: Upload, state: PackageParts | undefined): Promise<void> {
    const key = packageKey(row);
    let lost: unknown;
    if (state !== undefined && state.upload_id !== null) {
      await this.#parts.complete({ key, uploadId: state.upload_id }, state.parts).catch((error: unknown) => {
        if (!(error instanceof UploadLostError)) throw error;
        lost = error;
      });
    }
    const found = await this.#services.files.find(key);
    if (found?.size !== row.size) throw new UploadLostError('the parts did not become the file', { cause: lost });
  }

  /**
   * The error to throw. An upload that the storage has lost is forgotten, unless another process has continued it: then
   * only this one has lost it.
   */
  async #afterLoss(row: Upload, received: number, error: unknown): Promise<unknown> {
    if (!(error instanceof UploadLostError)) return error;
    const isForgotten = await forgetLost(this.#services.database.db, row.id, received);
    if (!isForgotten) return new HttpFailure(ERROR.parameterError, { status: 423, cause: error });
    // The cleanup deletes the row, and what is still there of the rest.
    await this.remove(row).catch(() => {});
    return new HttpFailure(ERROR.parameterError, { status: 409, cause: error });
  }

  /** Deletes everything that an upload has in the file store. */
  async remove(row: Upload): Promise<void> {
    const { database } = this.#services;
    const state = await findParts(database.db, row.id);
    const uploadId = state?.upload_id ?? null;
    if (uploadId !== null) await this.#parts.abort({ key: packageKey(row), uploadId });
    await this.#removeAll(row.id, () => true);
    await deleteParts(database.db, row.id);
  }

  /** Deletes what a finished upload no longer needs. */
  async tidy(row: Upload): Promise<void> {
    await this.#removeAll(row.id, (key) => key !== packageKey(row));
    await deleteParts(this.#services.database.db, row.id);
  }

  async #removeAll(id: string, isUnneeded: (key: string) => boolean): Promise<void> {
    const { files } = this.#services;
    for await (const { key } of files.list(packageFolder(id))) if (isUnneeded(key)) await files.remove(key);
  }
}
