import type { FileHandle } from 'node:fs/promises';
import { pipeline, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { DEFLATED, type LocatedEntry } from '../../inspection/archive/archive-entry.ts';
import { inlineScriptHashes, inlineStyleHashes } from '../../pages/page-policy.ts';
import type { FileStore } from '../../providers/files/file-store.ts';
import { isCompressible, mediaTypeOf } from '../../providers/files/media-type.ts';
import { buildFileKey, VARIANTS, type Variant, variantKey } from './build-keys.ts';
import { type BuildForms, type BuildManifest, writeManifest } from './build-manifest.ts';
import { type BuildEntry, openBuild, readBuildEntry } from './open-build.ts';

export interface WebBuildSource {
  readonly files: FileStore;
  /** Local path of the archive. */
  readonly zipPath: string;
  /** Folder in the file store, `games/<id>`; it must not be public before this is done. */
  readonly folderKey: string;
}

export interface UnpackedBuild {
  readonly fileCount: number;
  /** Unpacked bytes. */
  readonly size: number;
}

/** Files of one build processed concurrently: remote storage has a high latency. */
const AT_ONCE = 4;
/** Below this, headers outweigh what compression saves. */
const SMALL_BYTES = 1024;
/** A compressed form is kept only if it saves at least 5 %. */
const WORTHWHILE = 0.95;
/** Two cores take about a second for 6 MB at the better quality and 30 MB at the quick one. */
const BETTER_BYTES = 1024 * 1024;
/** Larger pages are not searched for inline scripts. */
const PAGE_BYTES = 4 * 1024 * 1024;
/** Scripts of a page that are searched for inline ones, and its style sheets. */
const INLINE_SEARCHED = 1000;
/** Hashes of all pages together: they are kept in memory, and each page's in a header of its responses. */
const INLINE_HASHES = 2000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Unpacks a web build into the file store, with compressed forms if they save enough; one build at a time. Leftovers of
 * a crashed process are overwritten.
 * @throws FindingError for an archive that must not be unpacked or is damaged.
 */
export function unpackWebBuild(source: WebBuildSource): Promise<UnpackedBuild> {
  const turn = last.then(() => unpack(source));
  last = turn.catch(() => {});
  return turn;
}

async function unpack({ files, zipPath, folderKey }: WebBuildSource): Promise<UnpackedBuild> {
  const { handle, entries } = await openBuild(zipPath);
  try {
    const manifest: BuildManifest = { isWhole: false, files: Object.create(null), inline: Object.create(null) };
    for (const { path, entry } of entries) manifest.files[path] = { size: entry.size, br: 0, gzip: 0 };
    // Written first, because deleting an incomplete build requires the list of its files.
    await writeManifest(files, folderKey, manifest);
    let inlineLeft = INLINE_HASHES;
    await forEachAtOnce(entries, async ({ path, entry }) => {
      manifest.files[path] = await storeFile({ files, folderKey, handle }, { path, entry });
      if (inlineLeft === 0) return;
      const hashes = (await hashInline(handle, { path, entry })).slice(0, inlineLeft);
      inlineLeft -= hashes.length;
      if (hashes.length > 0) manifest.inline[path] = hashes;
    });
    await writeManifest(files, folderKey, { ...manifest, isWhole: true });
    return { fileCount: entries.length, size: entries.reduce((sum, { entry }) => sum + entry.size, 0) };
  } finally {
    await handle.close();
  }
}

/**
 * Runs a few tasks concurrently. After a failure no task starts, and running ones, which read the archive, are awaited.
 */
async function forEachAtOnce<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items].reverse();
  const work = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await run(item);
  };
  const stop = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => work().catch(stop)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

interface BuildStore {
  readonly files: FileStore;
  readonly folderKey: string;
  readonly handle: FileHandle;
}

/** Stores a file with its useful compressed forms; returns the size of each form. */
async function storeFile(store: BuildStore, { path, entry }: BuildEntry): Promise<BuildForms> {
  const { files, folderKey, handle } = store;
  const { size } = await files.put(buildFileKey(folderKey, path), readBuildEntry(handle, entry));
  const forms = { size, br: 0, gzip: 0 };
  if (size < SMALL_BYTES || !isCompressible(path) || isDense(entry)) return forms;
  for (const variant of VARIANTS) {
    const key = variantKey(folderKey, path, variant);
    const compressed = pipeline(readBuildEntry(handle, entry), makeCompressor(variant, size), () => {});
    const stored = await files.put(key, compressed);
    if (stored.size <= size * WORTHWHILE) forms[variant] = stored.size;
    else await files.remove(key);
  }
  return forms;
}

/** Whether the archive's own compression saved almost nothing. */
function isDense({ method, packedSize, size }: LocatedEntry): boolean {
  return method === DEFLATED && packedSize > size * WORTHWHILE;
}

function makeCompressor(variant: Variant, size: number): Transform {
  if (variant === 'gzip') return createGzip({ level: 7 });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: size <= BETTER_BYTES ? 9 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
}

/** Hashes of a page's inline scripts and styles. Browsers normalize line ends to LF before hashing. */
async function hashInline(handle: FileHandle, { path, entry }: BuildEntry): Promise<string[]> {
  if (!mediaTypeOf(path).startsWith('text/html') || entry.size > PAGE_BYTES) return [];
  const html = (await buffer(readBuildEntry(handle, entry))).toString().replaceAll(/\r\n?/g, '\n');
  return [...inlineScriptHashes(html, INLINE_SEARCHED), ...inlineStyleHashes(html, INLINE_SEARCHED)];
}
