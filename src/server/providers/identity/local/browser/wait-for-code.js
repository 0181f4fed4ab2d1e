import { SignInFailure } from './sign-in-failure.js';

const LOOK_EVERY_MS = 300;

/**
 * The message of the callback page after the sign-in.
 *
 * @typedef {object} Callback
 * @property {'local-identity'} type
 * @property {string} state
 * @property {string} code empty if there is none
 * @property {string} error empty if there is none
 */

/**
 * Waits for the message of the popup's last page. Only that window of this origin is accepted, and only for this
 * state.
 *
 * @param {Window} popup
 * @param {string} state
 * @returns {Promise<string>} the authorization code
 */
export function waitForCode(popup, state) {
  /** @type {PromiseWithResolvers<string>} */
  const { promise, resolve, reject } = Promise.withResolvers();
  const listening = new AbortController();
  /** @param {MessageEvent<unknown>} event */
  const listen = (event) => {
    if (event.origin !== location.origin || event.source !== popup) return;
    const callback = readCallback(event.data);
    if (callback === null || callback.state !== state) return;
    if (callback.code !== '') resolve(callback.code);
    else reject(new SignInFailure(nameFailure(callback.error)));
  };
  window.addEventListener('message', listen, { signal: listening.signal });
  const look = setInterval(() => {
    // A message sent just before the window closed may still be in flight.
    if (popup.closed) setTimeout(() => reject(new SignInFailure('popup_closed_by_user')), LOOK_EVERY_MS);
  }, LOOK_EVERY_MS);
  return promise.finally(() => {
    listening.abort();
    clearInterval(look);
  });
}

/** @param {string} error */
function nameFailure(error) {
  return error === 'access_denied' ? 'user_cancelled_authorize' : error;
}

/**
 * @param {unknown} data
 * @returns {Callback | null}
 */
function readCallback(data) {
  if (typeof data !== 'object' || data === null) return null;
  const { type, state, code, error } = { type: '', state: '', code: '', error: '', ...data };
  const texts = [state, code, error];
  if (type !== 'local-identity' || !texts.every((text) => typeof text === 'string')) return null;
  return { type, state, code, error };
}
