import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { RUNTIME_PACKAGES } from './runtime-packages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that a checkout runs from its sources: the processes beside the service, and the command lines. */
export const PROGRAMS = [
  'src/server/db/embedded/journal-child.ts',
  'src/server/images/image-child.ts',
  'src/server/inspection/inspection-child.ts',
  'src/server/og/draw-child.ts',
  'src/server/pdf/print-worker.ts',
  'src/cli/operator.js',
  'src/cli/starhall.js',
] as const;

const nameOf = (source: string) => basename(source, extname(source));

/** Bundles the programs, each into a file of its name, with what they share beside them. */
export async function buildPrograms(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: [...RUNTIME_PACKAGES] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      rollupOptions: {
        input: Object.fromEntries(PROGRAMS.map((source) => [nameOf(source), source])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  });
}
