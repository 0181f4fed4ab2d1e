import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const FOLDER = 'dist/client';
const COMPRESSIBLE = /\.(?:m?js|css|svg|json|txt)$/;
/** Below this size, compression saves nothing. */
const SMALLEST_BYTES = 512;

/** Precompresses the build's text files with brotli and gzip, so that no request has to. */
async function compressClient(): Promise<void> {
  const names = await readdir(FOLDER, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name))
      .map(async (name) => {
        const path = join(FOLDER, name);
        const content = await readFile(path);
        if (content.length < SMALLEST_BYTES) return;
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}

await compressClient();
