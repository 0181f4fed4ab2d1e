import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { parseParameters } from '#contract/request/array-parameters.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { HttpFailure } from '#server/middleware/http-failure.ts';
import { openBodySource } from './body-source.ts';

/** A file as described by its part, with its bytes as a stream. */
export interface MultipartFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /**
   * Throws `parameterError` if the body is truncated, malformed, or has parts after the file: fields must precede it.
   */
  readonly content: AsyncIterable<Uint8Array>;
}

export interface MultipartBody {
  readonly fields: Record<string, unknown>;
  /** Undefined if the body has fields only. */
  readonly file: MultipartFile | undefined;
  /** Call it when done, whatever has been read. */
  release(): Promise<void>;
}

const PART_LIMITS = { headerPairs: 16, headerSize: 8192, fieldSize: LIMITS.jsonBodyBytes, files: 1 } as const;
/** The parser takes this many bytes at once, so that a body of too many fields is refused early. */
const WRITE_BYTES = 65_536;
/** A connection silent for this long is dropped. */
const STALL_MS = 30_000;

/**
 * Parses a `multipart/form-data` body up to its file, which is then streamed: memory stays flat whatever its length.
 * @throws ApiError `parameterError` for a malformed body, `invalidFormat` for another media type and for
 * contradictory fields, 413 with `invalidFormat` for fields above 256 KiB.
 */
export async function readMultipart(request: Request, stallMs: number = STALL_MS): Promise<MultipartBody> {
  const parser = openParser(request.headers.get('content-type') ?? '');
  const source = openBodySource(request, stallMs);
  const intake = new Intake(parser, source.stop);
  const pumped = pump(source.read, parser, intake);
  const release = async () => {
    intake.fail(new ApiError(ERROR.parameterError));
    await pumped;
    await source.drop();
  };
  try {
    const file = await intake.opened;
    return { fields: parseParameters(intake.entries), file, release };
  } catch (error) {
    await release();
    throw error;
  }
}

function openParser(contentType: string): BusboyInstance {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) throw new ApiError(ERROR.invalidFormat);
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: PART_LIMITS,
      preservePath: true,
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch (cause) {
    throw new ApiError(ERROR.parameterError, { cause });
  }
}

async function pump(
  read: () => Promise<Uint8Array | undefined>,
  parser: BusboyInstance,
  intake: Intake,
): Promise<void> {
  try {
    for (let piece = await read(); piece !== undefined; piece = await read()) {
      for (let at = 0; at < piece.byteLength; at += WRITE_BYTES)
        await intake.write(piece.subarray(at, at + WRITE_BYTES));
    }
    if (!intake.hasFailed) parser.end();
  } catch (cause) {
    intake.fail(new ApiError(ERROR.parameterError, { cause }));
  }
}

/** Delivers the parser's results to their consumers. */
class Intake {
  readonly entries: [string, string][] = [];
  /** The file, once its part starts; undefined at the end of a body without one. */
  readonly opened: Promise<MultipartFile | undefined>;
  hasFailed = false;
  readonly #parser: BusboyInstance;
  readonly #stopSource: () => void;
  readonly #opening = Promise.withResolvers<MultipartFile | undefined>();
  readonly #ending = Promise.withResolvers<void>();
  #stream: BusboyFileStream | undefined;
  #fieldBytes = 0;
  #wake = () => {};

  constructor(parser: BusboyInstance, stopSource: () => void) {
    this.#parser = parser;
    this.#stopSource = stopSource;
    this.opened = this.#opening.promise;
    // Avoid an unhandled rejection if nobody waits anymore.
    this.opened.catch(() => {});
    this.#ending.promise.catch(() => {});
    parser.on('field', (name, value, _isNameCut, isCut) => this.#takeField(name, value, isCut));
    parser.on('file', (field, stream, name, _encoding, type) => this.#takeFile(stream, { field, name, type }));
    parser.on('filesLimit', () => this.fail(new ApiError(ERROR.parameterError)));
    parser.on('error', (cause) => this.fail(new ApiError(ERROR.parameterError, { cause })));
    parser.on('finish', () => {
      this.#opening.resolve(undefined);
      this.#ending.resolve();
    });
  }

  /** Passes a chunk to the parser; resolves when it accepts another one, or has failed. */
  write(piece: Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (this.hasFailed) return resolve();
      const check = setImmediate(() => this.#refuseUnread());
      this.#parser.write(piece, () => {
        clearImmediate(check);
        resolve();
      });
    });
  }

  /** Fields are complete immediately. The parser would wait forever for a reader of a part without a name. */
  #refuseUnread(): void {
    if (this.#stream === undefined) this.fail(new ApiError(ERROR.parameterError));
  }

  /** Ends all waits with an error; no effect after the end. */
  fail(error: ApiError): void {
    this.hasFailed = true;
    this.#opening.reject(error);
    this.#ending.reject(error);
    this.#stream?.destroy(error);
    this.#stopSource();
    this.#wake();
  }

  #takeField(name: string | undefined, value: string, isCut: boolean): void {
    if (this.hasFailed) return;
    const problem = this.#checkField(name, value, isCut);
    if (problem !== undefined) this.fail(problem);
    else if (name !== undefined) this.entries.push([name, value]);
  }

  #checkField(name: string | undefined, value: string, isCut: boolean): ApiError | undefined {
    if (name === undefined || this.#stream !== undefined) return new ApiError(ERROR.parameterError);
    this.#fieldBytes += name.length + value.length;
    if (isCut || this.#fieldBytes > LIMITS.jsonBodyBytes) return new HttpFailure(ERROR.invalidFormat, { status: 413 });
    return this.entries.length < LIMITS.parameterCount ? undefined : new ApiError(ERROR.invalidFormat);
  }

  #takeFile(stream: BusboyFileStream, part: Pick<MultipartFile, 'field' | 'name' | 'type'>): void {
    this.#stream = stream;
    // `content` reports it to the reader; without a listener it would end the process.
    stream.on('error', () => {});
    this.#opening.resolve({ ...part, content: this.#readContent(stream) });
  }

  async *#readContent(stream: BusboyFileStream): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of stream) yield piece;
    } catch (cause) {
      // The stream notices a truncated part before the parser does, and has an error of its own.
      throw cause instanceof ApiError ? cause : new ApiError(ERROR.parameterError, { cause });
    } finally {
      stream.resume();
    }
    await this.#ending.promise;
  }
}
