import type { Readable } from 'node:stream';

import type { LinkOptions } from './presign-s3-link.ts';

export interface StoredFile {
  /** Length in bytes. */
  readonly size: number;
}

export interface ByteRange {
  readonly start: number;
  /** Last byte, included. */
  readonly end: number;
}

/** Where uploads are kept. Keys are made by us (`images/<id>/icon.png`), never by a caller. */
export interface FileStore {
  /** Stores the bytes under a key; an older file of that key is replaced as a whole. */
  put(key: string, content: Readable | Uint8Array): Promise<StoredFile>;
  /** Size of a file, or undefined when there is none. */
  find(key: string): Promise<StoredFile | undefined>;
  /** The bytes of a file, or of a range of it. @throws when there is no such file. */
  read(key: string, range?: ByteRange): Readable;
  remove(key: string): Promise<void>;
  /** Where a file lies, where the store has its files on this machine. */
  pathOf?(key: string): string;
  /** An address at which anybody gets a file for a while, where the store has one of its own. */
  link?(key: string, options: LinkOptions): string;
  /**
   * Moves a file of this machine under a key, where the store has its files on the same machine. Either all of it is there
   * afterwards, so that a power cut takes it no more, or it is where it was.
   */
  adopt?(key: string, path: string): Promise<void>;
}
