import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LINK_STUB = fileURLToPath(new URL('../src/web/first-load/link-stub.ts', import.meta.url));

const TRUST_POLICY = fileURLToPath(new URL('../src/web/app/trust/trust-policy.ts', import.meta.url));

/** The text editor's library would create its own Trusted Types policy for pasted HTML; pages allow only ours. */
const OWN_POLICY = 'trustedTypes.createPolicy("ProseMirrorClipboard", { createHTML: (s) => s })';

/** Makes the library use our policy. */
export function trustPastedOnly(code: string): string {
  if (!code.includes(OWN_POLICY)) throw new Error('prosemirror-view makes its policy of Trusted Types in another way.');
  return `import { trustPasted } from ${JSON.stringify(TRUST_POLICY)};\n${code.replace(OWN_POLICY, '{ createHTML: trustPasted }')}`;
}

/**
 * Removes unused library code from every page: the router's link component, since links here are plain `<a>`
 * (src/web/app/navigation/follow-links.ts), and a hook for React versions before 18.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source === './link.js' && importer?.includes('/@tanstack/react-router/') === true) return LINK_STUB;
      if (source !== 'use-sync-external-store/shim/with-selector') return null;
      return this.resolve('use-sync-external-store/with-selector', importer);
    },
    transform: {
      filter: { id: /\/prosemirror-view\/dist\/index\.js$/ },
      handler: (code) => ({ code: trustPastedOnly(code), map: null }),
    },
  };
}
