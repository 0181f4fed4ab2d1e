import { Readable } from 'node:stream';
import type { ByteRange } from './file-store.ts';

/** Bytes of a file on this machine. */
export interface FilePlace extends ByteRange {
  readonly path: string;
}

const places = new WeakMap<ReadableStream, FilePlace>();

/**
 * The body of an answer with bytes of a file, opened when they are asked for. Whoever writes to the connection itself may
 * take them from their place instead (`sendFileBody`).
 */
export function makeFileBody(open: () => Readable, place?: FilePlace): ReadableStream {
  let reader: ReadableStreamDefaultReader | undefined;
  const body = new ReadableStream(
    {
      async pull(controller) {
        reader ??= Readable.toWeb(open()).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  if (place !== undefined) places.set(body, place);
  return body;
}

/** Where the bytes of a body lie; undefined for any other body. */
export function placeOfBody(body: ReadableStream | null): FilePlace | undefined {
  return body === null ? undefined : places.get(body);
}
