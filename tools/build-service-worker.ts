import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Release } from '../src/service-worker/release.ts';
import { filesOf } from './chunk-files.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What must work offline: the offline page, every route's URL, and overlays. */
const SHELL_MODULES = /\/src\/web\/(?:routes\/offline\.tsx|entry\/route-tree\.gen\.ts|features\/overlays\/)/;
/** Files of `public` that every page's frame uses. */
const FRAME = ['/favicon.svg', '/icons/icon-192.png'];

/** Builds the service worker beside the browser's files; there is none in development. */
export function serviceWorkerFile(): Plugin {
  let release: Release | undefined;
  return {
    name: 'service-worker-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_, bundle) {
      release = describeRelease(bundle);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (release !== undefined) await buildServiceWorker(join(ROOT, 'dist/client'), release);
      },
    },
  };
}

/** The inputs of a build, read from its files. */
export function describeRelease(bundle: Rolldown.OutputBundle): Release {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const entry = chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...filesOf(chunk, bundle)]);
  const shell = chunks.filter(({ moduleIds }) => moduleIds.some((id) => SHELL_MODULES.test(id)));
  const scripts = shell.flatMap((chunk) => [...filesOf(chunk, bundle)]);
  const address = (name: string) => `/${name}`;
  const id = createHash('sha256').update(
    files
      .map(({ fileName }) => fileName)
      .sort()
      .join('\n'),
  );
  return {
    id: id.digest('hex').slice(0, 16),
    entry: [...new Set(entry)].map(address),
    shell: [...new Set([...entry, ...scripts])].map(address).concat(FRAME),
  };
}

async function buildServiceWorker(folder: string, release: Release): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define: { __RELEASE__: JSON.stringify(release) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: 'src/service-worker/service-worker.ts',
        name: 'serviceWorker',
        formats: ['iife'],
        fileName: () => 'sw.js',
      },
    },
  });
}
