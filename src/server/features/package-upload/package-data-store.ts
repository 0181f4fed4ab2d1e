import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import type { BodySource } from '../../api/body-source.ts';
import type { Row } from '../../db/schema.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';
import { createUpload } from './create-upload.ts';
import { mayUploadFor, type Uploader } from './find-uploader.ts';
import { finishPackage } from './finish-package.ts';
import type { IncomingBytes } from './incoming-bytes.ts';
import { openIncomingBytes } from './open-incoming-bytes.ts';
import { findOpenUpload, type OpenUpload, touchPackageFile } from './package-file-queries.ts';
import type { PackageHashes } from './package-hashes.ts';
import { expiryOf } from './present-package-upload.ts';
import { removePackage } from './remove-package.ts';
import { TUS_EXTENSIONS } from './tus-protocol.ts';
import type { UploadChecksum } from './upload-checksum.ts';

export interface StoreParts {
  readonly services: Pick<Services, 'database' | 'config' | 'files' | 'incomingFolder' | 'now'>;
  readonly hashes: PackageHashes;
  readonly uploader: Uploader;
  /** The bytes of the request. */
  readonly source: Pick<BodySource, 'read'>;
  readonly checksum: UploadChecksum | undefined;
  /** Whether another request has taken over the upload. */
  readonly isStopped: () => boolean;
  /** @throws if another process may have taken over the upload. */
  readonly requireHeld: () => void;
}

/** Interval for checking the disk space and updating the time of last activity. */
const ROOM_EVERY_BYTES = 64 * MEGABYTE_BYTES;
const TOUCH_EVERY_MS = 3_600_000;

/**
 * The data store of tus for one developer's request: rows of `package_files`, and the bytes on disk or in the file store.
 * Methods require the lock on the upload. The library's stream of the body stays empty; reading the bytes at their
 * source
 * saves a few steps.
 */
export class PackageDataStore extends DataStore {
  override extensions = [...TUS_EXTENSIONS];
  /** When the current upload expires without further activity. */
  expiresAt: Date | undefined;
  readonly #parts: StoreParts;
  readonly #bytes: IncomingBytes;

  constructor(parts: StoreParts) {
    super();
    this.#parts = parts;
    this.#bytes = openIncomingBytes(parts.services);
  }

  override async create(upload: Upload): Promise<Upload> {
    const { services, uploader } = this.#parts;
    const { id, size = 0, metadata = {} } = upload;
    this.#note(await createUpload(services, { id, uploader, size, metadata }));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { services, hashes } = this.#parts;
    const row = await this.#find(id);
    const offset = await this.#bytes.settle(row);
    const isUnfinished = row.state === 'receiving' && offset === row.size;
    this.#note(isUnfinished ? await finishPackage(services, row, hashes) : row);
    return new Upload({ id, size: row.size, offset, metadata: describe(row) });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    stream.resume();
    const { services, hashes, source, checksum, isStopped, requireHeld } = this.#parts;
    const row = await this.#find(id);
    if (row.state === 'received') return offset;
    const order = { row, offset, source, checksum, hashes, onPiece: this.#watch(id), requireHeld };
    const length = await this.#bytes.append(order);
    await touchPackageFile(services.database.db, id, new Date(services.now()));
    const isWhole = length === row.size;
    this.#note(isWhole ? await finishPackage(services, row, hashes) : await this.#find(id));
    if (isStopped() && !isWhole) throw new HttpFailure(ERROR.parameterError, { status: 423 });
    return length;
  }

  override async remove(id: string): Promise<void> {
    await this.#find(id);
    await removePackage(this.#parts.services, id);
  }

  #note(row: Row<'package_files'>): void {
    this.expiresAt = expiryOf(row);
  }

  /** Uploads of others, and those used by a version, are reported as missing. */
  async #find(id: string): Promise<OpenUpload> {
    const { services, uploader } = this.#parts;
    const row = await findOpenUpload(services.database.db, { userId: uploader.userId, id });
    if (row === undefined || !mayUploadFor(uploader, row.application_id)) throw new ApiError(ERROR.versionNotFound);
    return row;
  }

  #watch(id: string): (bytes: number) => Promise<void> | undefined {
    const { services } = this.#parts;
    let sinceRoom = ROOM_EVERY_BYTES;
    let touchedMs = services.now();
    const check = async () => {
      if (sinceRoom >= ROOM_EVERY_BYTES) await this.#bytes.admit(0);
      await touchPackageFile(services.database.db, id, new Date(services.now()));
      touchedMs = services.now();
      sinceRoom = 0;
    };
    return (bytes) => {
      sinceRoom += bytes;
      const isDue = sinceRoom >= ROOM_EVERY_BYTES || services.now() - touchedMs >= TOUCH_EVERY_MS;
      return isDue ? check() : undefined;
    };
  }
}

/** The stored part of the client's metadata. */
function describe({ app_id, platform, name, sha256 }: OpenUpload): Record<string, string> {
  return {
    applicationId: app_id,
    platform: String(platform),
    filename: name,
    ...(sha256 === null ? {} : { sha256 }),
  };
}
