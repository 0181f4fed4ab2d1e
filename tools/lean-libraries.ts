import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LINK_STAND_IN = fileURLToPath(new URL('../src/web/app/link-stand-in.ts', import.meta.url));

/**
 * Leaves out of every page what libraries bring for others: the router's link component, since links here are plain
 * `<a>` (src/web/app/follow-links.ts), and a hook for the React before 18.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source === './link.js' && importer?.includes('/@tanstack/react-router/') === true) return LINK_STAND_IN;
      if (source !== 'use-sync-external-store/shim/with-selector') return null;
      return this.resolve('use-sync-external-store/with-selector', importer);
    },
  };
}
