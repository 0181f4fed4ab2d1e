import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';

/** Must match `src/server/pages/serve-sdk.ts`. */
const FOLDER = 'sdk';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ENTRY = 'src/sdk/starhall.ts';
const BANNER = '/*! Starhall, MIT License: the library for web games. Types: starhall.d.ts beside this file. */';
/** The declarations in dependency order. */
const DECLARED = ['types', 'starhall-error', 'starhall'] as const;
const MEDIA_TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.mjs': 'text/javascript' };

/** Adds the games' SDK to the browser's files; in development it is built on the first request. */
export function sdkFiles(): Plugin {
  return {
    name: 'sdk-files',
    applyToEnvironment: ({ name }) => name === 'client',
    closeBundle: {
      sequential: true,
      async handler() {
        if (this.environment.mode === 'build') await buildSdk(join(ROOT, 'dist/client', FOLDER));
      },
    },
    configureServer({ middlewares }) {
      const find = onceBuilt();
      middlewares.use(`/${FOLDER}`, async (request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        const body = await find(path);
        if (body === null) return next();
        response.setHeader('content-type', MEDIA_TYPES[extname(path)] ?? 'text/plain; charset=utf-8');
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
        response.end(body);
      });
    },
  };
}

/** Reads files of the library from a folder that is built on first use. */
function onceBuilt(): (path: string) => Promise<Buffer | null> {
  let folder: Promise<string> | undefined;
  const make = async () => {
    const path = await mkdtemp(join(tmpdir(), 'starhall-sdk-'));
    await buildSdk(path);
    return path;
  };
  return async (path) => {
    if (!/^\/starhall\.(?:js|mjs|d\.ts)$/.test(path)) return null;
    folder ??= make();
    return readFile(join(await folder, path));
  };
}

/** Builds the library into a folder: for `<script>`, for `import`, and its types. */
export async function buildSdk(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      lib: {
        entry: ENTRY,
        name: 'Starhall',
        formats: ['iife', 'es'],
        fileName: (format) => (format === 'iife' ? 'starhall.js' : 'starhall.mjs'),
      },
      rollupOptions: { output: { postBanner: BANNER } },
    },
  });
  await writeFile(join(folder, 'starhall.d.ts'), await emitTypes());
}

/** Bundles the compiler's declarations into one self-contained file, without their imports and exports. */
async function emitTypes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'starhall-types-'));
  const settings = ['--declaration', '--emitDeclarationOnly', '--strict', '--skipLibCheck', '--ignoreConfig'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions'];
  const target = ['--target', 'es2022', '--lib', 'es2022,dom', '--types', ''];
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [tsc, ENTRY, ...settings, ...modules, ...target, '--outDir', folder], {
      cwd: ROOT,
    });
    const parts = await Promise.all(DECLARED.map((name) => readFile(join(folder, `${name}.d.ts`), 'utf8')));
    return [BANNER, ...parts.map(untie), 'export as namespace Starhall;\n'].join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

function untie(declarations: string): string {
  return declarations.replace(/^(?:import|export) (?:type )?(?:\*|\{[^}]*\}) from '\.[^']*';\n/gm, '');
}
