import { askInPopup } from './ask-in-popup.js';
import { isCoolingDown, startCoolDown } from './cool-down.js';
import { makeMoment } from './moments.js';
import { showCard } from './prompt-card.js';
import { findWords } from './settings.js';
import { SignInFailure } from './sign-in-failure.js';
import { fillSurface, makeButton } from './surface.js';

/*
 * Emulates https://accounts.google.com/gsi/client: the same entry points, settings and answers, as far as a store
 * needs them (https://developers.google.com/identity/gsi/web/reference/js-reference).
 */

/**
 * @typedef {object} GoogleCredential
 * @property {string} credential the ID token
 * @property {'user' | 'btn'} select_by the prompt or the button
 * @property {string | undefined} [state]
 *
 * @typedef {object} GoogleSettings
 * @property {string} client_id
 * @property {(credential: GoogleCredential) => void} [callback]
 * @property {string} [nonce]
 * @property {boolean} [auto_select] no effect here
 * @property {boolean} [cancel_on_tap_outside]
 * @property {boolean} [use_fedcm_for_prompt]
 * @property {string} [prompt_parent_id]
 *
 * @typedef {object} GoogleButtonOptions
 * @property {'standard' | 'icon'} [type]
 * @property {'signin_with' | 'signup_with' | 'continue_with' | 'signin'} [text]
 * @property {string | number} [width] pixels, 200 to 400
 * @property {string} [locale]
 * @property {string} [state]
 * @property {() => void} [click_listener]
 *
 * @typedef {(moment: import('./moments.js').Moment) => void} MomentListener
 * @typedef {import('./moments.js').MomentFacts} MomentFacts
 */

/** @type {GoogleSettings | undefined} */
let settings;
/** @type {import('./prompt-card.js').Card | undefined} */
let card;
/** @type {(facts: MomentFacts) => void} */
let tellPrompt = () => undefined;

/**
 * @param {'user' | 'btn'} selectBy
 * @param {string} [state]
 */
async function signIn(selectBy, state) {
  if (settings === undefined) throw new SignInFailure('missing_client_id');
  const { client_id: clientId, nonce, callback } = settings;
  const { idToken } = await askInPopup({ clientId, nonce, scope: 'openid email profile' });
  callback?.({ credential: idToken, select_by: selectBy, ...(state === undefined ? {} : { state }) });
}

async function signInByPrompt() {
  const tell = tellPrompt;
  try {
    await signIn('user');
    tell({ type: 'dismissed', reason: 'credential_returned' });
  } catch (error) {
    const isLeft = error instanceof SignInFailure && /^(user_|popup_closed)/.test(error.code);
    tell({ type: 'skipped', reason: isLeft ? 'user_cancel' : 'issuing_failed' });
  }
}

/** Why no prompt can be shown; undefined if it can. */
function findPromptObstacle() {
  if (settings === undefined || settings.client_id === '') return 'missing_client_id';
  if (!window.isSecureContext) return 'secure_http_required';
  return isCoolingDown(Date.now()) ? 'suppressed_by_user' : undefined;
}

/** @param {'cancel_called' | 'flow_restarted'} reason */
function closePrompt(reason) {
  if (card === undefined) return;
  card.close();
  card = undefined;
  tellPrompt({ type: 'dismissed', reason });
}

/** @param {MomentListener} [listener] */
function prompt(listener) {
  closePrompt('flow_restarted');
  const isFedCm = settings?.use_fedcm_for_prompt === true;
  tellPrompt = (facts) => queueMicrotask(() => listener?.(makeMoment(facts, isFedCm)));
  const hindrance = findPromptObstacle();
  if (hindrance !== undefined) {
    tellPrompt({ type: isFedCm ? 'skipped' : 'display', reason: hindrance });
    return;
  }
  card = showCard({
    parentId: settings?.prompt_parent_id,
    isLeftByTap: settings?.cancel_on_tap_outside !== false,
    onChoose: () => {
      card = undefined;
      void signInByPrompt();
    },
    onLeave: (reason) => {
      card = undefined;
      if (!isFedCm) startCoolDown(Date.now());
      tellPrompt({ type: 'skipped', reason });
    },
  });
  if (!isFedCm) tellPrompt({ type: 'display' });
}

/**
 * @param {HTMLElement} parent
 * @param {GoogleButtonOptions} [options]
 */
function renderButton(parent, { type, text, width, locale, state, click_listener: onClick } = {}) {
  const words = findWords(locale?.replace('_', '-'));
  const label = { signup_with: words.signUp, continue_with: words.continueWith }[String(text)] ?? words.signIn;
  const host = document.createElement('div');
  const pixels = Math.min(400, Math.max(200, Number(width)));
  if (Number.isFinite(pixels)) host.style.width = `${pixels}px`;
  const button = makeButton({
    text: type === 'icon' ? '✦' : label,
    label,
    className: type === 'icon' ? '' : 'wide marked',
    onClick: () => {
      onClick?.();
      // Leaving by the button is not reported, as in Google's script.
      signIn('btn', state).catch(() => undefined);
    },
  });
  fillSurface(host, button);
  parent.replaceChildren(host);
}

const id = {
  /** @param {GoogleSettings} given */
  initialize: (given) => {
    settings = given;
  },
  prompt,
  renderButton,
  cancel: () => closePrompt('cancel_called'),
  disableAutoSelect: () => undefined,
};

Object.assign(window, { google: { accounts: { id } } });
