/** Name of the only policy by which a page turns text into code, the address of code or markup (Trusted Types). */
export const TRUST_POLICY = 'starhall';

/** What stands between the browser and the store. */
export const SERVICE_WORKER = '/sw.js';

export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
/** Apple's script lies below, by version and language. */
export const APPLE_SCRIPTS = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/';

const LOCAL_SCRIPTS = ['/dev/identity/google/client.js', '/dev/identity/apple/client.js'];
const APPLE_SCRIPT = /^1\/[a-z]{2}_[A-Z]{2}\/appleid\.auth\.js$/;

/** Whether a page may run what it finds at an address that it has as text, in a script element or as a worker. */
export function isTrustedScript(address: string): boolean {
  if (address === SERVICE_WORKER || address === GOOGLE_SCRIPT || LOCAL_SCRIPTS.includes(address)) return true;
  return address.startsWith(APPLE_SCRIPTS) && APPLE_SCRIPT.test(address.slice(APPLE_SCRIPTS.length));
}
