import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileStore } from '../../providers/files/file-store.ts';
import { buildFileKey, manifestKey, VARIANTS, variantKey } from './build-keys.ts';

/** Bytes of a file and of its compressed forms; 0: there is none. */
const storedForms = z.object({ size: z.int(), br: z.int(), gzip: z.int() });

const manifestSchema = z.object({
  /** Whether everything is there; what a process left behind that died in between is not. */
  isWhole: z.boolean(),
  /** Files by their paths in the game. */
  files: z.record(z.string(), storedForms),
  /** Hashes of the inline scripts and styles of its pages, as a Content-Security-Policy names them. */
  inline: z.record(z.string(), z.array(z.string())),
});

export type BuildForms = z.output<typeof storedForms>;
export type BuildManifest = z.output<typeof manifestSchema>;

/** What a build holds; undefined where nothing was unpacked, as with the games that came with the store. */
export async function readManifest(files: FileStore, folderKey: string): Promise<BuildManifest | undefined> {
  const key = manifestKey(folderKey);
  if ((await files.find(key)) === undefined) return undefined;
  return manifestSchema.parse(JSON.parse((await buffer(files.read(key))).toString()));
}

export async function writeManifest(files: FileStore, folderKey: string, manifest: BuildManifest): Promise<void> {
  await files.put(manifestKey(folderKey), Buffer.from(JSON.stringify(manifest)));
}

/** Removes a build, whole or half unpacked; once more does no harm. */
export async function removeWebBuild(files: FileStore, folderKey: string): Promise<void> {
  const manifest = await readManifest(files, folderKey);
  if (manifest === undefined) return;
  for (const [path, forms] of Object.entries(manifest.files)) {
    await files.remove(buildFileKey(folderKey, path));
    for (const variant of VARIANTS) {
      if (!manifest.isWhole || forms[variant] > 0) await files.remove(variantKey(folderKey, path, variant));
    }
  }
  await files.remove(manifestKey(folderKey));
}
