/* Google's script remembers a closed prompt in the cookie g_state and shows none for a while. Pages that want to
   ask again delete the cookie, so it must exist. */
const COOL_DOWN_MS = 2 * 60 * 60 * 1000;

/** @param {number} nowMs */
export function startCoolDown(nowMs) {
  const until = nowMs + COOL_DOWN_MS;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there on plain http.
  document.cookie = `g_state={"i_l":1,"i_p":${until}}; path=/; max-age=${COOL_DOWN_MS / 1000}; samesite=lax`;
}

/** @param {number} nowMs */
export function isCoolingDown(nowMs) {
  const [, until = '0'] = /(?:^|;\s*)g_state=\{[^;]*"i_p":(\d{1,15})/.exec(document.cookie) ?? [];
  return Number(until) > nowMs;
}
