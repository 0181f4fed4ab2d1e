import { isTrustedScript, TRUST_POLICY } from '#domain/page/trusted-scripts.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

/**
 * Turns text into trusted values for script and HTML sinks. Typed as strings, because the DOM types do not know trusted
 * values.
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

/** The browser allows each policy name only once. */
function policy(): TrustPolicy {
  made ??= globalThis.trustedTypes?.createPolicy(TRUST_POLICY, RULES) ?? RULES;
  return made;
}

/**
 * A trusted address of a script that the page may run.
 * @throws TypeError for every other address.
 */
export function trustScript(address: string): string {
  return policy().createScriptURL(address);
}

/** Pasted markup reduced to tags and text, for the text editor, which parses it outside the page. */
export function trustPasted(html: string): string {
  return policy().createHTML(html);
}

/**
 * Lets sign-in providers' scripts write markup from strings: they do not know our policy. Only on pages whose policy
 * allows `default`, and only from then on; scripts and their addresses stay restricted.
 */
export function trustProviders(): void {
  const { createScriptURL } = RULES;
  try {
    globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => html, createScriptURL });
  } catch {
    // The page has created it already.
  }
}
