import { openPieces } from './body-pieces.ts';
import { bodyOf } from './request-body.ts';

/** A request's body for a single reader that can stop waiting. */
export interface BodySource {
  /** The next piece; undefined at the end. @throws if the connection breaks or stalls. */
  read(): Promise<Uint8Array | undefined>;
  /** Ends the pending `read` and every later one with undefined; nothing more is read, so that the sender continues elsewhere. */
  stop(): void;
  /** Reads and discards the remaining bytes, within limits: a client reads the response only after sending. */
  drop(): Promise<void>;
}

const DROPPED_BYTES_MAX = 64 * 1024 * 1024;
const DROPPING_MS_MAX = 10_000;
/** A client silent for this long is waiting for the response. */
const SILENCE_MS = 1000;

/** Opens the body of a request; a connection silent for `stallMs` counts as broken. */
export function openBodySource(request: Request, stallMs: number): BodySource {
  const body = bodyOf(request);
  const pieces = body === null ? undefined : openPieces(body);
  let isStopped = pieces === undefined;
  let isOver = pieces === undefined;
  let wake = () => {};

  /** Reads one piece with a timeout. */
  const next = (waitMs: number): Promise<Uint8Array | undefined> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        isOver = true;
        reject(new Error('the body has stalled'));
      }, waitMs);
      wake = () => resolve(undefined);
      const settle = (piece: Uint8Array | undefined) => {
        clearTimeout(timer);
        isOver ||= piece === undefined;
        resolve(piece);
      };
      pieces?.next().then(settle, (error: unknown) => {
        clearTimeout(timer);
        isOver = true;
        reject(error);
      });
    });

  return {
    read: async () => (isStopped ? undefined : next(stallMs)),
    stop() {
      isStopped = true;
      wake();
    },
    async drop() {
      const endMs = performance.now() + DROPPING_MS_MAX;
      let bytes = 0;
      while (!isStopped && !isOver && bytes < DROPPED_BYTES_MAX && performance.now() < endMs) {
        const piece = await next(SILENCE_MS).catch(() => undefined);
        if (piece === undefined) break;
        bytes += piece.byteLength;
      }
      await pieces?.cancel();
    },
  };
}
