import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ByteRange } from './file-store.ts';
import type { S3Bucket } from './s3-client.ts';

/** How often a response may break or fall silent before any of its bytes arrived. */
const BREAKS_MAX = 3;
const PAUSE_MS = 200;

/**
 * The bytes of an object, or of a range of it. If a response breaks, ends early or falls silent, the rest is requested
 * again, of the same object.
 */
export function readObject(access: S3Bucket, key: string, range?: ByteRange): Readable {
  return Readable.from(readPieces(access, key, range), { objectMode: false });
}

async function* readPieces(access: S3Bucket, key: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
  const { client, GetObjectCommand } = await access.open();
  let position = range?.start ?? 0;
  let end = range?.end;
  let etag: string | undefined;
  for (let breaks = 0; ; breaks += 1) {
    const isWhole = range === undefined && position === 0;
    const Range = isWhole ? undefined : `bytes=${position}-${end ?? ''}`;
    const command = new GetObjectCommand({ Bucket: access.bucket, Key: key, Range, IfMatch: etag });
    // The limit is for the beginning of the response: a download may take hours.
    const abort = new AbortController();
    const limit = setTimeout(() => abort.abort(), access.limitMs);
    const found = await client
      .send(command, { abortSignal: abort.signal })
      .catch((error: unknown) => {
        throw access.toFailure(error);
      })
      .finally(() => clearTimeout(limit));
    etag ??= found.ETag;
    end ??= position + (found.ContentLength ?? 0) - 1;
    try {
      for await (const piece of piecesOf(found.Body, access.timeoutMs)) {
        position += piece.length;
        breaks = 0;
        yield piece;
      }
      if (position > end) return;
      throw new Error('the storage sent too few bytes');
    } catch (error) {
      if (breaks + 1 >= BREAKS_MAX) throw access.toFailure(error);
    }
    await sleep(PAUSE_MS * (breaks + 1));
  }
}

/** The pieces of a body; one that sends nothing for `silentMs` while it is read is given up. */
async function* piecesOf(body: unknown, silentMs: number): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) throw new Error('the storage returned no body');
  let waitingSinceMs = performance.now();
  const watch = setInterval(() => {
    if (performance.now() - waitingSinceMs > silentMs) body.destroy(new Error('the storage fell silent'));
  }, silentMs / 4).unref();
  try {
    for await (const piece of body) {
      // A reader that takes its time is no silence of the storage.
      waitingSinceMs = Number.POSITIVE_INFINITY;
      yield piece;
      waitingSinceMs = performance.now();
    }
  } finally {
    clearInterval(watch);
  }
}
