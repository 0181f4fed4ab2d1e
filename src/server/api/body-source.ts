import { openPieces } from './body-pieces.ts';
import { bodyOf } from './request-body.ts';

/** A request's body, read piece by piece by one reader that can stop waiting. */
export interface BodySource {
  /** The next piece; undefined at the end. @throws when the connection breaks or sends nothing for too long. */
  read(): Promise<Uint8Array | undefined>;
  /** Ends a `read` that waits, and every later one, with undefined. */
  stop(): void;
  /** Reads and drops what is still coming, within bounds; a client that is still sending reads an answer only then. */
  drop(): Promise<void>;
}

const DROPPED_BYTES_MAX = 64 * 1024 * 1024;
const DROPPING_MS_MAX = 10_000;
/** Whoever sends nothing for so long waits for the answer. */
const SILENCE_MS = 1000;

/** Opens the body of a request; a connection that sends nothing for `stallMs` counts as broken. */
export function openBodySource(request: Request, stallMs: number): BodySource {
  const body = bodyOf(request);
  const pieces = body === null ? undefined : openPieces(body);
  let isStopped = pieces === undefined;
  let isOver = pieces === undefined;
  let wake = () => {};

  /** One piece, or what ends the waiting for it. */
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
      while (!isOver && bytes < DROPPED_BYTES_MAX && performance.now() < endMs) {
        const piece = await next(SILENCE_MS).catch(() => undefined);
        if (piece === undefined) break;
        bytes += piece.byteLength;
      }
      await pieces?.cancel();
    },
  };
}
