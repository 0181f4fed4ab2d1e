import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './chunk-files.ts';

/** What a page shows of its user, and what it makes their calls with. */
const ROOTS = /\/src\/web\/entry\/(?:signed-in-parts|browser-session)\.ts$/;
const LIST = /\/src\/web\/first-load\/signed-in-files\.ts$/;

/** URLs of the files that only signed-in accounts need, without those that every page already lists. */
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
 * Tells the server, which is built after the browser's files, which of them every page of somebody signed in needs: the
 * page names them with its own, where the browser would learn of them from its first script only.
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
