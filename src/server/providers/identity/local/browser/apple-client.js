import { askInPopup } from './ask-in-popup.js';
import { SignInFailure } from './sign-in-failure.js';

/**
 * Emulates https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js: the same entry
 * points, settings and answers, always in a popup.
 *
 * @typedef {object} AppleSettings
 * @property {string} clientId
 * @property {string} [scope] `name`, `email`
 * @property {string} [redirectURI] ignored: the result comes from the popup
 * @property {string} [state]
 * @property {string} [nonce]
 * @property {boolean} [usePopup]
 *
 * @typedef {object} AppleAnswer
 * @property {{code: string, id_token: string, state: string | undefined}} authorization
 * @property {import('./ask-in-popup.js').Person} [user] at the first sign-in only
 */

/** @type {AppleSettings | undefined} */
let settings;

/**
 * @param {Partial<AppleSettings>} [changes] settings of this sign-in only
 * @returns {Promise<AppleAnswer>} rejects with `{error}`, for example `popup_closed_by_user`
 */
async function signIn(changes = {}) {
  const { clientId = '', scope = '', state, nonce } = { ...settings, ...changes };
  try {
    if (clientId === '') throw new SignInFailure('invalid_client');
    const { code, idToken, user } = await askInPopup({ clientId, nonce, scope: `openid ${scope}`.trim() });
    return { authorization: { code, id_token: idToken, state }, ...(user === undefined ? {} : { user }) };
  } catch (error) {
    throw { error: error instanceof SignInFailure ? error.code : 'server_error' };
  }
}

const auth = {
  /** @param {AppleSettings} given */
  init: (given) => {
    settings = given;
  },
  signIn,
};

Object.assign(window, { AppleID: { auth } });
