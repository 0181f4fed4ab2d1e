import { Readable } from 'node:stream';
import type { ByteRange } from './file-store.ts';

/** A byte range of a local file. */
export interface FilePlace extends ByteRange {
  readonly path: string;
}

const places = new WeakMap<ReadableStream, FilePlace>();

/**
 * A response body with bytes of a file, opened on first read. Servers that write to the socket directly may use the
 * file's place instead (`sendFileBody`).
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

/** The file range behind a body; undefined for other bodies. */
export function placeOfBody(body: ReadableStream | null): FilePlace | undefined {
  return body === null ? undefined : places.get(body);
}
