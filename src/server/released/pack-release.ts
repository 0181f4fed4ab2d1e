import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILT_FILES } from '../pages/serve-built-files.ts';
import { compressText, type TextEncoding } from '../streaming/compress-text.ts';

/** Where a file of a release is in its pack. */
export type ReleaseIndex = Readonly<Record<string, readonly [offset: number, length: number]>>;

/** The files that pages of a release load. */
export interface ReleaseFiles {
  /** The same for the same files, whose names have a hash of their content. */
  readonly id: string;
  /** All of them in one piece. */
  pack(): Promise<{ readonly index: ReleaseIndex; readonly bytes: Buffer }>;
}

/** Made by the build beside the text, which has the name of the file. */
const COMPRESSED = /\.(br|gz)$/;
const ENCODINGS = { br: 'br', gz: 'gzip' } as const;

/** Where the index names an encoded file: in a way that no address of a request has. */
export const nameInPack = (path: string, encoding: TextEncoding) =>
  encoding === 'identity' ? path : `${encoding}:${path}`;

/** Lists the built files of a release and its modules of messages. Most starts only need to know which release it is. */
export async function listReleaseFiles(
  clientFolder: string,
  modules: ReadonlyMap<string, string>,
): Promise<ReleaseFiles> {
  const folder = join(clientFolder, BUILT_FILES);
  const all = (await readdir(folder)).sort();
  const names = all.filter((name) => !COMPRESSED.test(name));
  const id = createHash('sha256').update([...names, ...modules.keys()].join('\n'));
  return {
    id: id.digest('hex').slice(0, 16),
    async pack() {
      const files: [name: string, bytes: Buffer][] = [];
      for (const name of all) files.push([nameOfBuilt(name), await readFile(join(folder, name))]);
      for (const [path, text] of modules) {
        const { br, gzip, identity } = await compressText(text);
        files.push([path, identity], [nameInPack(path, 'br'), br], [nameInPack(path, 'gzip'), gzip]);
      }
      let offset = 0;
      const places = files.map(([name, bytes]) => {
        const place = [name, [offset, bytes.length]] as const;
        offset += bytes.length;
        return place;
      });
      return { index: Object.fromEntries(places), bytes: Buffer.concat(files.map(([, bytes]) => bytes)) };
    },
  };
}

function nameOfBuilt(name: string): string {
  const [, ending] = COMPRESSED.exec(name) ?? [];
  const encoding = ending === 'br' || ending === 'gz' ? ENCODINGS[ending] : 'identity';
  return nameInPack(`${BUILT_FILES}${name.replace(COMPRESSED, '')}`, encoding);
}
