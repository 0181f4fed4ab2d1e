import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Where the store serves it (`src/server/features/access-token/publisher-file.ts`). */
const FOLDER = 'downloads';
const FILE = 'starhall-publish.mjs';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The licences of what is inside ask for it. */
const BANNER = `/*! Starhall, MIT License, ${FILE}: node ${FILE} publish --help. Inside: zod, @lingui/core,
 *  @lingui/message-utils, @messageformat/parser and @messageformat/date-skeleton, MIT License, by their authors. */`;

/**
 * Puts the developers' command line beside the files of the browser, as one file that runs on Node.js 20 without
 * anything installed: a build machine fetches it from the store that it publishes to.
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
