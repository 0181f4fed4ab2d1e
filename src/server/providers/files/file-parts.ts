/** An upload in parts that has begun. */
export interface PartsPlace {
  /** Key of the file that the parts become. */
  readonly key: string;
  readonly uploadId: string;
}

/** A part as the store has it. */
export interface StoredPart {
  /** 1 to `PART_NUMBER_MAX`, ascending in the file; numbers may be left out. */
  readonly number: number;
  readonly etag: string;
}

/** S3 takes no more parts. */
export const PART_NUMBER_MAX = 10_000;

/** The store no longer has an upload or its parts: it has to be sent from its beginning. */
export class UploadLostError extends Error {
  override readonly name = 'UploadLostError';
}

/**
 * Uploads in parts, which any process may continue. All parts but the last must have the same length.
 * Methods throw ApiError `externalProviderError` when the store fails, and `UploadLostError`.
 */
export interface FileParts {
  /** The length of all parts but the last. */
  readonly partBytes: number;
  begin(key: string): Promise<string>;
  /** Stores a part, replacing one of the same number. Returns its tag. */
  put(place: PartsPlace, number: number, content: Uint8Array): Promise<string>;
  /** Makes the parts one file, and drops all others. */
  complete(place: PartsPlace, parts: readonly StoredPart[]): Promise<void>;
  /** Drops an upload and its parts, also one that is gone already. */
  abort(place: PartsPlace): Promise<void>;
  /** Uploads of a folder that have begun and not ended. */
  list(folder: string): AsyncIterable<PartsPlace & { readonly begunAt: Date }>;
}
