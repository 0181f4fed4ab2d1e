import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { parseParameters } from '#contract/request/array-parameters.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { HttpFailure } from '#server/middleware/http-failure.ts';
import { openBodySource } from './body-source.ts';

/** The file of a body as its part describes it, and its bytes as they come. */
export interface MultipartFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /**
   * Fails (`parameterError`) when the body breaks off, is malformed, or goes on behind the file: fields come before it.
   */
  readonly content: AsyncIterable<Uint8Array>;
}

export interface MultipartBody {
  readonly fields: Record<string, unknown>;
  /** Undefined where the body holds fields only. */
  readonly file: MultipartFile | undefined;
  /** To be called when all is done, whatever has been read. */
  release(): Promise<void>;
}

const PART_LIMITS = { headerPairs: 16, headerSize: 8192, fieldSize: LIMITS.jsonBodyBytes, files: 1 } as const;
/** A connection that sends nothing for so long is given up. */
const STALL_MS = 30_000;

/**
 * Reads a `multipart/form-data` body as far as its file, which is then read piece by piece: memory stays flat however
 * long it is.
 * @throws ApiError `parameterError` for what is no such body, `invalidFormat` for another media type and for fields
 * that contradict each other, 413 with `invalidFormat` for fields above 256 KiB.
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
    for (let piece = await read(); piece !== undefined; piece = await read()) await intake.write(piece);
    if (!intake.hasFailed) parser.end();
  } catch (cause) {
    intake.fail(new ApiError(ERROR.parameterError, { cause }));
  }
}

/** What the parser finds, for those who wait for it. */
class Intake {
  readonly entries: [string, string][] = [];
  /** The file, once its part begins; undefined at the end of a body without one. */
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
    // Whoever does not wait any more has an answer already.
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

  /** Hands a piece to the parser; resolves when it takes another one, or has failed. */
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

  /** Fields are read at once. The parser waits for somebody to read a part without a name, and would wait for ever. */
  #refuseUnread(): void {
    if (this.#stream === undefined) this.fail(new ApiError(ERROR.parameterError));
  }

  /** Ends everything that waits; after the end it changes nothing. */
  fail(error: ApiError): void {
    this.hasFailed = true;
    this.#opening.reject(error);
    this.#ending.reject(error);
    this.#stream?.destroy(error);
    this.#stopSource();
    this.#wake();
  }

  #takeField(name: string | undefined, value: string, isCut: boolean): void {
    const problem = this.#judgeField(name, value, isCut);
    if (problem !== undefined) this.fail(problem);
    else if (name !== undefined) this.entries.push([name, value]);
  }

  #judgeField(name: string | undefined, value: string, isCut: boolean): ApiError | undefined {
    if (name === undefined || this.#stream !== undefined) return new ApiError(ERROR.parameterError);
    this.#fieldBytes += name.length + value.length;
    if (isCut || this.#fieldBytes > LIMITS.jsonBodyBytes) return new HttpFailure(ERROR.invalidFormat, { status: 413 });
    return this.entries.length < LIMITS.parameterCount ? undefined : new ApiError(ERROR.invalidFormat);
  }

  #takeFile(stream: BusboyFileStream, part: Pick<MultipartFile, 'field' | 'name' | 'type'>): void {
    this.#stream = stream;
    // Told to the reader by `content`; without a listener it would end the process.
    stream.on('error', () => {});
    this.#opening.resolve({ ...part, content: this.#readContent(stream) });
  }

  async *#readContent(stream: BusboyFileStream): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of stream) yield piece;
    } finally {
      stream.resume();
    }
    await this.#ending.promise;
  }
}
