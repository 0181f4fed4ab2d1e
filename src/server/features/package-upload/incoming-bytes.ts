import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import type { PackageHashes } from './package-hashes.ts';
import type { PiecesToWrite } from './write-pieces.ts';

type Upload = Row<'package_files'>;

/** The first piece goes where the bytes end that have been received so far. */
export interface BytesToAppend extends Omit<PiecesToWrite, 'size'> {
  readonly row: Upload;
  readonly hashes: PackageHashes;
  /** @throws if another process may own the upload by now; it must not be touched then. */
  readonly requireHeld: () => void;
}

/** The bytes of resumable uploads until they are complete. */
export interface IncomingBytes {
  /** Makes sure that so many more bytes fit. @throws ApiError `databaseBusy` with `file.no_space`. */
  admit(bytes: number): Promise<void>;
  /** Makes the place of a new upload. */
  begin(id: string): Promise<void>;
  /** Number of received bytes, which another request may be increasing. */
  received(row: Upload): Promise<number>;
  /** The same after discarding what an ended process had not verified. Requires the lock on the upload. */
  settle(row: Upload): Promise<number>;
  /**
   * Appends a body and returns the number of received bytes. What was received stays, however the request ends, except
   * for bytes with a checksum that they do not match.
   * @throws HttpFailure 413 for bytes beyond the size, 460 for a wrong checksum; any error of body and storage.
   */
  append(order: BytesToAppend): Promise<number>;
  /** Makes a complete upload a file, and returns its SHA-256 in hexadecimal. Requires the lock on the upload. */
  finish(row: Upload, hashes: PackageHashes): Promise<string>;
  /** Deletes what only an unfinished upload needs. */
  tidy(row: Upload): Promise<void>;
  /** Deletes all bytes of an upload. */
  remove(row: Upload): Promise<void>;
}

export type BytesServices = Pick<Services, 'database' | 'config' | 'files' | 'incomingFolder'>;
