import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LINK_STUB = fileURLToPath(new URL('../src/web/first-load/link-stub.ts', import.meta.url));

const TRUST_POLICY = fileURLToPath(new URL('../src/web/app/trust/trust-policy.ts', import.meta.url));

/** The text editor's library would create its own Trusted Types policy for pasted HTML; pages allow only ours. */
const OWN_POLICY = 'trustedTypes.createPolicy("ProseMirrorClipboard", { createHTML: (s) => s })';

const EDITOR = /\/prosemirror-view\/dist\/index\.js$/;
const REACT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Makes the library use our policy. */
export function trustPastedOnly(code: string): string {
  if (!code.includes(OWN_POLICY)) throw new Error('prosemirror-view makes its policy of Trusted Types in another way.');
  return `import { trustPasted } from ${JSON.stringify(TRUST_POLICY)};\n${code.replace(OWN_POLICY, '{ createHTML: trustPasted }')}`;
}

/** React's function that calls a component which has failed once more, for its line in the stack of components. */
const FRAME_OF_COMPONENT =
  /function describeNativeComponentFrame\(fn, construct\) \{[\s\S]*?(?=\nfunction describeFiber\()/;

/** Describes a component in that stack, which nobody reads here, by its name alone: half a kilobyte less on every page. */
export function describeByName(code: string): string {
  if (!FRAME_OF_COMPONENT.test(code)) throw new Error('react-dom describes components in another way.');
  return code.replace(
    FRAME_OF_COMPONENT,
    'function describeNativeComponentFrame(fn) { return describeBuiltInComponentFrame(fn?.displayName || fn?.name || ""); }',
  );
}

/**
 * Removes unused library code from every page: the router's link component, since links here are plain `<a>`
 * (src/web/app/navigation/follow-links.ts), a hook for React versions before 18, and the lines of component stacks.
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
      filter: { id: [EDITOR, REACT] },
      handler: (code, id) => ({ code: EDITOR.test(id) ? trustPastedOnly(code) : describeByName(code), map: null }),
    },
  };
}
