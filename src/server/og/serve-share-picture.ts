import { buffer } from 'node:stream/consumers';
import { createTranslatorCache } from '#i18n/translator-cache.ts';
import { createVisitorCaller } from '../api/create-visitor-caller.ts';
import type { PageServer } from '../pages/serve-pages.ts';
import type { FileStore } from '../providers/files/file-store.ts';
import { findShared, type Shared } from './find-shared.ts';
import { hasMark, markJpeg } from './marked-jpeg.ts';
import { createSharePictureDrawer, type SharePictureDrawer } from './share-picture-drawer.ts';
import { sharePictureHash, sharePictureKey } from './share-picture-key.ts';

/** The fallback if there is nothing to draw, or drawing fails. */
const STORE_PICTURE = '/og.png';
const SOON = 'public, max-age=300';

/**
 * Serves the pictures other sites show for links to our pages. They are drawn on first request and stored in the file
 * store, at most one per page and language; a comment with the address's hash identifies its content. On any failure
 * the store's picture is served.
 */
export function createServeSharePicture(
  { services, table, messages }: Pick<PageServer, 'services' | 'table' | 'messages'>,
  drawer: SharePictureDrawer = createSharePictureDrawer(),
): (request: Request) => Promise<Response> {
  const { files, log, now } = services;
  const sources = {
    services,
    call: createVisitorCaller(table, now),
    wordsOf: createTranslatorCache(messages.messagesOf),
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    try {
      const shared = await findShared(decodeURI(pathname), sources);
      if (shared === undefined) return redirect(STORE_PICTURE, SOON);
      if (shared.path !== decodeURI(pathname)) return redirect(shared.path, SOON);
      const etag = `"${sharePictureHash(shared.path)}"`;
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } });
      const picture = await findPicture(shared, { files, drawer });
      return picture === undefined ? redirect(STORE_PICTURE, 'no-store') : pictureResponse(picture, etag);
    } catch (error) {
      if (!(error instanceof URIError)) log.warn({ err: error, path: pathname }, 'a share picture could not be made');
      return redirect(STORE_PICTURE, 'no-store');
    }
  };
}

/** The stored picture if it is current, else a new one; undefined if too many are waiting. */
async function findPicture(
  { path, prepare }: Shared,
  { files, drawer }: { readonly files: FileStore; readonly drawer: SharePictureDrawer },
): Promise<Uint8Array | undefined> {
  const key = sharePictureKey(path);
  const mark = `Starhall ${sharePictureHash(path)}`;
  const kept = (await files.find(key)) === undefined ? undefined : await buffer(files.read(key));
  if (kept !== undefined && hasMark(kept, mark)) return kept;
  return drawer.draw(path, {
    prepare,
    async keep(drawn) {
      const marked = markJpeg(drawn, mark);
      await files.put(key, marked);
      return marked;
    },
  });
}

function pictureResponse(picture: Uint8Array, etag: string): Response {
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(picture.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    },
  });
}

function redirect(location: string, cacheControl: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': cacheControl } });
}
