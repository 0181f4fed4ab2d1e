import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './chunk-files.ts';

/** The modules that show the user and make their calls. */
const ROOTS = /\/src\/web\/entry\/(?:signed-in-parts|browser-session)\.ts$/;
const LIST = /\/src\/web\/first-load\/signed-in-files\.ts$/;

/** URLs of the files that only signed-in accounts need, excluding those on every page. */
export function listSignedInFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const everywhere = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...filesOf(chunk, bundle)]));
  const roots = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && ROOTS.test(facadeModuleId));
  if (roots.length !== 2)
    throw new Error('The build has no files of their own for what only somebody signed in needs.');
  const files = new Set(roots.flatMap((root) => [...filesOf(root, bundle)]));
  return [...files].filter((name) => !everywhere.has(name)).map((name) => `/${name}`);
}

/**
 * Passes to the server build the browser files that every page of a signed-in user needs, so that the page can preload
 * them; the browser would otherwise discover them only from its first script.
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
