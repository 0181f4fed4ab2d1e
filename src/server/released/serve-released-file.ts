import type { Context } from 'hono';
import { KEPT_FOR_GOOD } from '../pages/serve-built-files.ts';
import { isCompressible, mediaTypeOf } from '../providers/files/media-type.ts';
import { chooseEncoding } from '../streaming/compress-text.ts';
import type { SharedReleases } from './shared-releases.ts';

/** Serves a file that only another release has: its pages are open in browsers, or come from a process beside this one. */
export async function serveReleasedFile(context: Context, released: SharedReleases | undefined): Promise<Response> {
  const { path } = context.req;
  const accepted = isCompressible(path) ? chooseEncoding(context.req.header('accept-encoding') ?? '') : 'identity';
  const found = await released?.find(path, accepted);
  if (found === undefined) return context.notFound();
  const { bytes, encoding } = found;
  return context.body(new Uint8Array(bytes), 200, {
    'content-type': mediaTypeOf(path),
    'cache-control': KEPT_FOR_GOOD,
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
}
