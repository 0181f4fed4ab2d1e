import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The bytes of a file inside an archive. */
export async function readInnerFile(archive: Buffer, path: string): Promise<Buffer> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === path) return buffer(await zip.openReadStreamPromise(entry));
  }
  throw new Error(`no ${path} in the archive`);
}
