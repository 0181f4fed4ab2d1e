import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { FileStore } from '../../providers/files/file-store.ts';
import { buildFileKey, manifestKey, VARIANTS, variantKey } from './build-keys.ts';

/** Bytes of a file and of its compressed forms; 0: none. */
const storedForms = z.object({ size: z.int(), br: z.int(), gzip: z.int() });

const manifestSchema = z.object({
  /** False while files are being written, and after a crash. */
  isWhole: z.boolean(),
  /** Files by their path in the game. */
  files: z.record(z.string(), storedForms),
  /** Hashes of the inline scripts and styles of its pages, in Content-Security-Policy format. */
  inline: z.record(z.string(), z.array(z.string())),
});

export type BuildForms = z.output<typeof storedForms>;
export type BuildManifest = z.output<typeof manifestSchema>;

/** The manifest of a build; undefined if nothing was unpacked, as for the bundled games. */
export async function readManifest(
  files: Pick<FileStore, 'find' | 'read'>,
  folderKey: string,
): Promise<BuildManifest | undefined> {
  const key = manifestKey(folderKey);
  if ((await files.find(key)) === undefined) return undefined;
  return manifestSchema.parse(JSON.parse((await buffer(files.read(key))).toString()));
}

export async function writeManifest(files: FileStore, folderKey: string, manifest: BuildManifest): Promise<void> {
  await files.put(manifestKey(folderKey), Buffer.from(JSON.stringify(manifest)));
}

/** Deletes a build, complete or not; idempotent. */
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
