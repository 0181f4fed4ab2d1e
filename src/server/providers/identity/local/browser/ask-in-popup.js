import { SETTINGS } from './settings.js';
import { SignInFailure } from './sign-in-failure.js';
import { waitForCode } from './wait-for-code.js';

const WIDTH = 480;
const HEIGHT = 720;

/**
 * @typedef {object} Question
 * @property {string} clientId
 * @property {string} scope
 * @property {string | undefined} nonce
 *
 * @typedef {object} Person returned by Apple's script at the first sign-in only
 * @property {{firstName: string, lastName: string}} name
 * @property {string} email
 *
 * @typedef {object} Granted
 * @property {string} code
 * @property {string} idToken
 * @property {Person | undefined} user
 */

/**
 * Lets a person sign in through a popup: OpenID Connect with authorization code and PKCE.
 *
 * @param {Question} question
 * @returns {Promise<Granted>}
 * @throws {SignInFailure} `popup_blocked_by_browser`, `popup_closed_by_user`, `user_cancelled_authorize` or an OAuth
 * error code
 */
export async function askInPopup({ clientId, scope, nonce }) {
  // Before any await: browsers only allow popups right after a click.
  const popup = window.open('about:blank', 'local-identity', popupFeatures());
  if (popup === null) throw new SignInFailure('popup_blocked_by_browser');
  try {
    const [state, verifier] = [makeSecret(), makeSecret()];
    const redirectUri = `${location.origin}${SETTINGS.base}/callback`;
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      scope,
      redirect_uri: redirectUri,
      state,
      code_challenge: await hashSecret(verifier),
      code_challenge_method: 'S256',
      ui_locales: document.documentElement.lang,
      theme: document.documentElement.dataset.theme ?? '',
    });
    if (nonce !== undefined) query.set('nonce', nonce);
    popup.location.replace(`${location.origin}${SETTINGS.base}/oauth/authorize?${query}`);
    const code = await waitForCode(popup, state);
    return { code, ...(await redeemCode({ code, verifier, clientId, redirectUri })) };
  } finally {
    popup.close();
  }
}

/**
 * @param {{code: string, verifier: string, clientId: string, redirectUri: string}} grant
 * @returns {Promise<{idToken: string, user: Person | undefined}>}
 */
async function redeemCode({ code, verifier, clientId, redirectUri }) {
  const response = await fetch(`${SETTINGS.base}/oauth/token`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  const { id_token: idToken, user, error = 'server_error' } = await response.json();
  if (!response.ok) throw new SignInFailure(error);
  return { idToken, user };
}

/** 256 random bits. */
function makeSecret() {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** @param {string} secret */
async function hashSecret(secret) {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));
}

/** @param {Uint8Array} bytes */
function toBase64Url(bytes) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Centers the popup over its opener. */
function popupFeatures() {
  const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2);
  return `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`;
}
