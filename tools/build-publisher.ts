import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Must match `src/server/features/access-token/publisher-file.ts`. */
const FOLDER = 'downloads';
const FILE = 'starhall-publish.mjs';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Required by the licenses of the bundled packages. */
const BANNER = `/*! Starhall, MIT License, ${FILE}: node ${FILE} publish --help. Inside: zod,
 *  @lingui/message-utils, @messageformat/parser and @messageformat/date-skeleton, MIT License, by their authors. */`;

/**
 * Bundles the developers' command line into one file beside the browser's. It runs on Node.js 20 without installing
 * anything: a build server downloads it from the store that it publishes to.
 */
export function publisherFile(): Plugin {
  return {
    name: 'publisher-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle: {
      sequential: true,
      async handler() {
        await buildPublisher(join(ROOT, 'dist/client', FOLDER));
      },
    },
  };
}

/** Builds the file into a new folder. */
export async function buildPublisher(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/cli/starhall.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rollupOptions: { output: { entryFileNames: FILE, codeSplitting: false, postBanner: BANNER } },
    },
  });
}
