import { makeFileBody } from './file-body.ts';
import type { ByteRange, FileStore } from './file-store.ts';

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** Parses a Range header with a single range; undefined: send everything, null: out of range. */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const match = SINGLE_RANGE.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return undefined;
  const first = match[1] === '' ? undefined : Number(match[1]);
  const last = match[2] === '' ? undefined : Number(match[2]);
  if (first === undefined)
    return last === 0 || size === 0 ? null : { start: Math.max(0, size - (last ?? 0)), end: size - 1 };
  if (first >= size || (last !== undefined && last < first)) return null;
  return { start: first, end: Math.min(last ?? size - 1, size - 1) };
}

export interface ServedFile {
  readonly store: Pick<FileStore, 'find' | 'read' | 'pathOf'>;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Quoted; derived from key and size by default. */
  readonly etag?: string;
  readonly request: { readonly method: string; readonly headers: Headers };
}

function openBody({ store, key }: ServedFile, range: ByteRange): ReadableStream {
  // An empty file has no last byte.
  const read = () => store.read(key, range.end < range.start ? undefined : range);
  return makeFileBody(read, store.pathOf && { path: store.pathOf(key), ...range });
}

/** The requested range; if If-Range does not match, the whole file. */
function findRange({ method, headers }: ServedFile['request'], etag: string, size: number) {
  const condition = headers.get('if-range');
  if (method === 'HEAD' || (condition !== null && condition !== etag)) return undefined;
  return readRange(headers.get('range') ?? undefined, size);
}

/** Serves a stored file: whole, a range (206), not modified (304) or out of range (416); undefined if it is missing. */
export async function serveStoredFile(file: ServedFile): Promise<Response | undefined> {
  const { store, key, headers, request } = file;
  const found = await store.find(key);
  if (found === undefined) return undefined;
  const etag = file.etag ?? `"${key.replaceAll('/', '-')}-${found.size}"`;
  const common = { ...headers, etag, 'accept-ranges': 'bytes' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: common });
  const range = findRange(request, etag, found.size);
  if (range === null) {
    // Files are cached forever, but not the error for an unsatisfiable range.
    const refused = { ...common, 'cache-control': 'no-store', 'content-range': `bytes */${found.size}` };
    return new Response(null, { status: 416, headers: refused });
  }
  const length = range === undefined ? found.size : range.end - range.start + 1;
  const partial: Record<string, string> =
    range === undefined ? {} : { 'content-range': `bytes ${range.start}-${range.end}/${found.size}` };
  const body = request.method === 'HEAD' ? null : openBody(file, range ?? { start: 0, end: found.size - 1 });
  return new Response(body, {
    status: range === undefined ? 200 : 206,
    headers: { ...common, ...partial, 'content-length': String(length) },
  });
}
