import { wireType } from '../openapi/wire-type.ts';

export interface IncomingFileParts {
  /** The client's file name; untrusted. */
  readonly name: string;
  /** The client's media type; untrusted. */
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * A file being received. Its bytes stream in as they are sent and can be read once. The stream fails if the upload
 * ends early or differs from what was signed (`signedParametersDiffer`), so readers must not keep anything until it
 * ends.
 */
export class IncomingFile implements IncomingFileParts {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array>;

  constructor({ name, type, content }: IncomingFileParts) {
    this.name = name;
    this.type = type;
    this.content = content;
  }
}

/** The file of a `multipart` call: callers pass a `File`, handlers receive a stream. */
export const incomingFile = wireType<File, IncomingFile>({
  read: (raw: unknown, refuse) => {
    if (raw instanceof IncomingFile) return raw;
    return refuse(raw === undefined || raw === null || raw === '' ? 'field.required' : 'field.invalid');
  },
  jsonSchema: { type: 'string', format: 'binary' },
});
