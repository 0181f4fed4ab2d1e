import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { projectRoot } from '#server/project-root.ts';

/** The timestamp of every file in the archive, for reproducible output. */
const MODIFIED = new Date('2026-01-01T00:00:00Z');

/** Packs a demo game as a developer would: `node tools/write-sample-build.ts number-hills demo/packages/sample-web-build.zip`. */
async function writeSampleBuild(slug: string, target: string): Promise<void> {
  const folder = join(projectRoot(), 'demo/games', slug);
  const archive = new ZipFile();
  for (const name of (await readdir(folder)).sort()) {
    archive.addBuffer(await readFile(join(folder, name)), name, { mtime: MODIFIED, mode: 0o100644 });
  }
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(target));
}

const [slug = 'number-hills', target = join(projectRoot(), 'demo/packages/sample-web-build.zip')] =
  process.argv.slice(2);
await writeSampleBuild(slug, target);
