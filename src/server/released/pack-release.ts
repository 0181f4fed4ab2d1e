import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT_FILES } from '../pages/serve-built-files.ts';

/** Where a file of a release is in its pack. */
export type ReleaseIndex = Readonly<Record<string, readonly [offset: number, length: number]>>;

/** The files that pages of a release load, in one piece. */
export interface ReleasePack {
  /** The same for the same files. */
  readonly id: string;
  readonly index: ReleaseIndex;
  readonly bytes: Buffer;
}

/** Compressed beforehand; whoever sends the file compresses it again. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Packs the built files of a release and its modules of messages, all of which have a hash of their content in their names. */
export async function packRelease(clientFolder: string, modules: ReadonlyMap<string, string>): Promise<ReleasePack> {
  const folder = join(clientFolder, BUILT_FILES);
  const names = (await readdir(folder)).filter((name) => !COMPRESSED.test(name)).sort();
  const files: [path: string, bytes: Buffer][] = [];
  for (const name of names) files.push([`${BUILT_FILES}${name}`, await readFile(join(folder, name))]);
  for (const [path, text] of modules) files.push([path, Buffer.from(text)]);
  let offset = 0;
  const places = files.map(([path, bytes]) => {
    const place = [path, [offset, bytes.length]] as const;
    offset += bytes.length;
    return place;
  });
  const paths = files.map(([path]) => path).join('\n');
  return {
    id: createHash('sha256').update(paths).digest('hex').slice(0, 16),
    index: Object.fromEntries(places),
    bytes: Buffer.concat(files.map(([, bytes]) => bytes)),
  };
}
