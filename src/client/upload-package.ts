import type { Upload, UploadOptions } from 'tus-js-client';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { type CallFailure, readRefusal, toApiError } from './call-failure.ts';
import { isOnline, waitForNextTry } from './next-try.ts';
import { type TransferPace, TransferRate } from './transfer-rate.ts';

export type PackageUploadState = 'waiting' | 'sending' | 'paused' | 'retrying' | 'done' | 'failed';

export interface PackageUploadProgress extends TransferPace {
  /** In bytes. */
  readonly sent: number;
  readonly total: number;
}

export interface PackageUploadOrder {
  readonly applicationId: string;
  readonly platform: PlatformCode;
  readonly file: File;
  /** Value of the Authorization header: `Bearer …`. */
  readonly authorization: string;
  readonly onProgress?: (progress: PackageUploadProgress) => void;
  readonly onState?: (state: PackageUploadState) => void;
  /** Origin of the store; the page's own by default. */
  readonly origin?: string;
  /** How to send requests and read files outside of browsers. */
  readonly transport?: Pick<UploadOptions, 'httpStack' | 'fileReader' | 'urlStorage' | 'chunkSize'>;
  /** Waits before a retry; `tries` counts consecutive failures. False: give up. */
  readonly wait?: (tries: number, signal: AbortSignal) => Promise<boolean>;
  readonly now?: () => number;
}

/** An upload in progress. */
export interface PackageUpload {
  /** Rejects with an ApiError, like calls; `isCancelledUpload` detects an abort. */
  readonly done: Promise<{ readonly uploadId: string }>;
  pause(): void;
  resume(): void;
  /** Aborts the upload; the server discards it. */
  abort(): void;
}

const PATH = '/api/uploads';
/** Small enough for proxies, and the most that is sent again after a proxy buffered and lost it. */
const CHUNK_BYTES = 64 * 1024 * 1024;
/** Temporary failures, including a locked upload, a different offset, or a damaged chunk. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 409, 423, 425, 429, 460]);

/**
 * Uploads the file of a version in chunks. After a lost connection, a pause, a reload or a restart of the server it
 * resumes, once the same file is sent for the same application again. It retries while that may help and shows no
 * progress itself.
 */
export function uploadPackage(order: PackageUploadOrder): PackageUpload {
  return new PackageTransfer(order);
}

class PackageTransfer implements PackageUpload {
  readonly done: Promise<{ readonly uploadId: string }>;
  readonly #order: PackageUploadOrder;
  readonly #ending = Promise.withResolvers<{ readonly uploadId: string }>();
  readonly #rate: TransferRate;
  readonly #end = new AbortController();
  #state: PackageUploadState = 'waiting';
  #upload: Upload | undefined;
  #sent = 0;
  #tries = 0;
  /** The number of starts. */
  #round = 0;
  /** True from a start until its end; later events are ignored. */
  #isUnderWay = false;

  constructor(order: PackageUploadOrder) {
    this.#order = order;
    this.done = this.#ending.promise;
    // Callers that only follow the state need not handle the rejection.
    this.done.catch(() => {});
    this.#rate = new TransferRate(order.file.size, order.now ?? (() => performance.now()));
    this.#begin().catch((error: unknown) => this.#fail(error));
  }

  pause(): void {
    if (this.#isOver() || this.#state === 'paused') return;
    this.#isUnderWay = false;
    this.#rate.rest();
    this.#enter('paused');
    void this.#upload?.abort();
  }

  resume(): void {
    if (this.#state !== 'paused') return;
    this.#tries = 0;
    this.#enter('waiting');
    this.#start();
  }

  abort(): void {
    if (this.#isOver()) return;
    this.#end.abort();
    this.#state = 'failed';
    this.#upload?.abort(true).catch(() => {
      // The server's cleanup deletes the upload if this request fails.
    });
    this.#ending.reject(toApiError({ kind: 'cancelled' }));
  }

  async #begin(): Promise<void> {
    const tus = await import('tus-js-client');
    const upload = new tus.Upload(this.#order.file, this.#describe());
    const [earlier] = (await upload.findPreviousUploads()).sort(
      (a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime),
    );
    if (earlier !== undefined) upload.resumeFromPreviousUpload(earlier);
    this.#upload = upload;
    if (this.#state === 'waiting') this.#start();
  }

  #start(): void {
    if (this.#upload === undefined) return;
    this.#round += 1;
    this.#isUnderWay = true;
    this.#upload.start();
  }

  #describe(): UploadOptions {
    const { applicationId, platform, file, authorization, transport, origin = location.origin } = this.#order;
    return {
      endpoint: `${origin}${PATH}`,
      headers: { authorization },
      metadata: { applicationId, platform: String(platform), filename: file.name, filetype: file.type },
      fingerprint: async () => ['starhall', applicationId, platform, file.name, file.size, file.lastModified].join('-'),
      chunkSize: CHUNK_BYTES,
      // The library's own retries end too early, and without an error code.
      retryDelays: null,
      removeFingerprintOnSuccess: true,
      onBeforeRequest: (request) => this.#requireGoing(request.getMethod()),
      onAfterResponse: (request, response) => {
        if (request.getMethod() === 'HEAD') requireAnswer(response.getStatus());
      },
      onProgress: (sent) => this.#note(sent),
      onSuccess: () => this.#succeed(),
      onError: (error) => void this.#tryAgain(error),
      ...transport,
    };
  }

  #isOver(): boolean {
    return this.#state === 'done' || this.#state === 'failed';
  }

  #enter(state: PackageUploadState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#order.onState?.(state);
  }

  /** The library starts some requests just after it was stopped. */
  #requireGoing(method: string): void {
    if (method === 'DELETE') return;
    if (this.#isOver() || this.#state === 'paused') throw new Error('the upload was stopped');
  }

  /** The library reports bytes it has read even after the connection is lost. */
  #note(sent: number): void {
    if (this.#isOver() || !this.#isUnderWay) return;
    if (sent > this.#sent) this.#tries = 0;
    this.#sent = sent;
    this.#enter('sending');
    this.#order.onProgress?.({ sent, total: this.#order.file.size, ...this.#rate.note(sent) });
  }

  #succeed(): void {
    if (this.#isOver()) return;
    this.#enter('done');
    this.#ending.resolve({ uploadId: this.#upload?.url?.split('/').at(-1) ?? '' });
  }

  async #tryAgain(error: unknown): Promise<void> {
    if (this.#isOver() || !this.#isUnderWay) return;
    this.#isUnderWay = false;
    const round = this.#round;
    const failure = readFailure(error);
    if (!isPassing(failure)) return this.#fail(toApiError(failure));
    this.#rate.rest();
    this.#enter('retrying');
    if (isOnline()) this.#tries += 1;
    const isWorthwhile = await (this.#order.wait ?? waitForNextTry)(this.#tries, this.#end.signal);
    if (this.#state !== 'retrying' || this.#round !== round) return;
    if (isWorthwhile) this.#start();
    else this.#fail(toApiError(failure));
  }

  #fail(error: unknown): void {
    if (this.#isOver()) return;
    this.#enter('failed');
    this.#ending.reject(error instanceof ApiError ? error : new ApiError(ERROR.systemBusy, { cause: error }));
  }
}

/** The response to a HEAD request, without a body; the library would treat every failure as a missing upload. */
class UnansweredError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the upload cannot be asked for: ${status}`);
    this.status = status;
  }
}

function requireAnswer(status: number): void {
  const isKnown = status < 300 || status === 404 || status === 410;
  if (!isKnown) throw new UnansweredError(status);
}

/** The server's error, or the lack of a response. */
function readFailure(error: unknown): CallFailure {
  if (!(error instanceof Error)) return { kind: 'no_connection' };
  const cause: unknown = 'causingError' in error ? error.causingError : undefined;
  if (cause instanceof UnansweredError) return readRefusal(cause.status, undefined);
  const response = 'originalResponse' in error ? error.originalResponse : undefined;
  return isResponse(response)
    ? readRefusal(response.getStatus(), readJson(response.getBody()))
    : { kind: 'no_connection' };
}

interface Answer {
  getStatus(): number;
  getBody(): string;
}

function isResponse(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'getStatus' in value && 'getBody' in value;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a retry may succeed. A named field means the user must act. */
function isPassing(failure: CallFailure): boolean {
  if (failure.kind !== 'refused') return true;
  return Object.keys(failure.fields).length === 0 && (failure.status >= 500 || PASSING_STATUSES.has(failure.status));
}
