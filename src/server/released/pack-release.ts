import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT_FILES } from '../pages/serve-built-files.ts';

/** Where a file of a release is in its pack. */
export type ReleaseIndex = Readonly<Record<string, readonly [offset: number, length: number]>>;

/** The files that pages of a release load. */
export interface ReleaseFiles {
  /** The same for the same files, whose names have a hash of their content. */
  readonly id: string;
  /** All of them in one piece. */
  pack(): Promise<{ readonly index: ReleaseIndex; readonly bytes: Buffer }>;
}

/** Compressed beforehand; whoever sends the file compresses it again. */
const COMPRESSED = /\.(?:br|gz)$/;

/** Lists the built files of a release and its modules of messages. Most starts only need to know which release it is. */
export async function listReleaseFiles(
  clientFolder: string,
  modules: ReadonlyMap<string, string>,
): Promise<ReleaseFiles> {
  const folder = join(clientFolder, BUILT_FILES);
  const names = (await readdir(folder)).filter((name) => !COMPRESSED.test(name)).sort();
  const id = createHash('sha256').update([...names, ...modules.keys()].join('\n'));
  return {
    id: id.digest('hex').slice(0, 16),
    async pack() {
      const files: [path: string, bytes: Buffer][] = [];
      for (const name of names) files.push([`${BUILT_FILES}${name}`, await readFile(join(folder, name))]);
      for (const [path, text] of modules) files.push([path, Buffer.from(text)]);
      let offset = 0;
      const places = files.map(([path, bytes]) => {
        const place = [path, [offset, bytes.length]] as const;
        offset += bytes.length;
        return place;
      });
      return { index: Object.fromEntries(places), bytes: Buffer.concat(files.map(([, bytes]) => bytes)) };
    },
  };
}
