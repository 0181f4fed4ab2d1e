/** Name of the only Trusted Types policy, which turns text into scripts, script addresses or markup. */
export const TRUST_POLICY = 'starhall';

/** The service worker, between browser and store. */
export const SERVICE_WORKER = '/sw.js';

export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
/** Apple's script is below it, by version and language. */
export const APPLE_SCRIPTS = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/';

const LOCAL_SCRIPTS = ['/dev/identity/google/client.js', '/dev/identity/apple/client.js'];
const APPLE_SCRIPT = /^1\/[a-z]{2}_[A-Z]{2}\/appleid\.auth\.js$/;

/** Whether a page may load a script or worker from an address. */
export function isTrustedScript(address: string): boolean {
  if (address === SERVICE_WORKER || address === GOOGLE_SCRIPT || LOCAL_SCRIPTS.includes(address)) return true;
  return address.startsWith(APPLE_SCRIPTS) && APPLE_SCRIPT.test(address.slice(APPLE_SCRIPTS.length));
}
