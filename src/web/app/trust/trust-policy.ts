import { isTrustedScript, TRUST_POLICY } from '#domain/page/trusted-scripts.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

/**
 * What makes text into something that a browser takes where text could become code. Typed as text again: the types of the
 * browser's sinks know nothing else yet.
 */
interface TrustPolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: TrustPolicy): TrustPolicy } | undefined;
}

const RULES: TrustPolicy = {
  createHTML: cleanPastedHtml,
  createScriptURL(address) {
    if (isTrustedScript(address)) return address;
    throw new TypeError(`no page runs ${address}`);
  },
};

let made: TrustPolicy | undefined;

/** A browser lets a policy of one name be made once. */
function policy(): TrustPolicy {
  made ??= globalThis.trustedTypes?.createPolicy(TRUST_POLICY, RULES) ?? RULES;
  return made;
}

/**
 * The address of a script that a page may run.
 * @throws TypeError for every other address.
 */
export function trustScript(address: string): string {
  return policy().createScriptURL(address);
}

/** Pasted markup, of which tags and words are left: for the text editor, which reads it outside the page. */
export function trustPasted(html: string): string {
  return policy().createHTML(html);
}

/**
 * Lets the script of a sign-in provider write markup as text: theirs knows nothing of our policy. Only where the page's
 * policy names `default`, and from then on only; scripts and their addresses stay refused.
 */
export function trustProviders(): void {
  const { createScriptURL } = RULES;
  try {
    globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => html, createScriptURL });
  } catch {
    // The page has made it already.
  }
}
