import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './chunk-files.ts';

const PARTS = /\/src\/web\/app\/signed-in-parts\.ts$/;
const LIST = /\/src\/web\/app\/signed-in-files\.ts$/;

/** Addresses of what shows somebody signed in, without what every page names already. */
export function listSignedInFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const everywhere = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...filesOf(chunk, bundle)]));
  const parts = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && PARTS.test(facadeModuleId));
  if (parts === undefined) throw new Error('The build has no file for what shows somebody signed in.');
  return [...filesOf(parts, bundle)].filter((name) => !everywhere.has(name)).map((name) => `/${name}`);
}

/**
 * Tells the server, which is built after the browser's files, which of them show somebody signed in: a page says so as
 * soon as it is opened, where the browser would learn of them from its first script only.
 */
export function signedInFiles(): Plugin {
  let files: readonly string[] = [];
  return {
    name: 'signed-in-files',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') files = listSignedInFiles(bundle);
    },
    transform: {
      filter: { id: LIST },
      handler: () => ({ code: `export const signedInFiles = ${JSON.stringify(files)};`, map: null }),
    },
  };
}
