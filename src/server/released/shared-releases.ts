import { buffer, text } from 'node:stream/consumers';
import type { FileStore } from '../providers/files/file-store.ts';
import type { TextEncoding } from '../streaming/compress-text.ts';
import { listReleaseFiles, nameInPack, type ReleaseFiles, type ReleaseIndex } from './pack-release.ts';

export interface ReleasedFile {
  readonly bytes: Buffer;
  /** That of `bytes`. */
  readonly encoding: TextEncoding;
}

/** Files that pages of other releases load, for as long as two releases run side by side. */
export interface SharedReleases {
  /** Lets processes of other releases serve the files of this one. Call it before pages are served. */
  share(): Promise<void>;
  /**
   * A file of another release as that release compressed it, or as it is if it did not (small ones are not worth it);
   * undefined if no release that is known has it.
   */
  find(path: string, accepted: TextEncoding): Promise<ReleasedFile | undefined>;
}

export interface SharedReleasesSettings {
  readonly files: FileStore;
  readonly clientFolder: string;
  /** Modules of messages by address. */
  readonly modules: ReadonlyMap<string, string>;
  readonly now: () => number;
}

const FOLDER = 'releases';
const INDEX = /^releases\/\d+-([\da-f]+)\.json$/;
/** Releases whose files stay: an upgrade has two, and someone may return to the one before. */
const KEPT = 4;
/** How long nobody looks for releases that are new: otherwise each address that nothing has would be a look. */
const LOOK_EVERY_MS = 2000;

export function createSharedReleases({ files, clientFolder, modules, now }: SharedReleasesSettings): SharedReleases {
  const known = new Map<string, ReleaseIndex>();
  let looking: Promise<void> | undefined;
  let lookedMs = Number.NEGATIVE_INFINITY;

  const look = async () => {
    const keys = await listIndexes(files);
    for (const key of known.keys()) if (!keys.includes(key)) known.delete(key);
    for (const key of keys.filter((each) => !known.has(each))) known.set(key, JSON.parse(await text(files.read(key))));
    lookedMs = now();
  };
  const findIndex = (path: string) => [...known].find(([, index]) => Object.hasOwn(index, path));

  return {
    share: async () => shareRelease(files, await listReleaseFiles(clientFolder, modules), now()),
    async find(path, accepted) {
      if (findIndex(path) === undefined && now() - lookedMs >= LOOK_EVERY_MS) {
        looking ??= look().finally(() => {
          looking = undefined;
        });
        await looking;
      }
      const [key, index] = findIndex(path) ?? [];
      if (key === undefined || index === undefined) return undefined;
      const encoding = Object.hasOwn(index, nameInPack(path, accepted)) ? accepted : 'identity';
      const [start, length] = index[nameInPack(path, encoding)] ?? [0, 0];
      if (length === 0) return { bytes: Buffer.alloc(0), encoding };
      return { bytes: await buffer(files.read(packOf(key), { start, end: start + length - 1 })), encoding };
    },
  };
}

/** The oldest first. */
async function listIndexes(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(FOLDER)) if (INDEX.test(key)) keys.push(key);
  return keys.sort();
}

const packOf = (key: string) => key.replace(/json$/, 'pack');

/** Stores the pack, then its index, so that a pack without an index counts as none; removes those of old releases. */
async function shareRelease(files: FileStore, { id, pack }: ReleaseFiles, nowMs: number): Promise<void> {
  const keys = await listIndexes(files);
  if (keys.some((key) => INDEX.exec(key)?.[1] === id)) return;
  const key = `${FOLDER}/${nowMs}-${id}.json`;
  const { index, bytes } = await pack();
  await files.put(packOf(key), bytes);
  await files.put(key, Buffer.from(JSON.stringify(index)));
  for (const old of [...keys, key].slice(0, -KEPT)) {
    await files.remove(old);
    await files.remove(packOf(old));
  }
}
