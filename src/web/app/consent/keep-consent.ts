import { LIMITS } from '#contract/values/limits.ts';
import { browserStorage } from '../browser-storage.ts';
import { CONSENT_EVENT, CONSENT_KEY, type Consent, type ConsentChoices, readConsent } from './consent.ts';

const DAY_MS = 24 * 3_600_000;

/** What is kept beyond a visit only with consent, by its key. */
const PREFERENCE_KEYS = ['theme', 'currency', 'music'] as const;

/** Moves what this browser was told to where it may be kept: beyond the visit, or until its end. */
function movePreferences(mayKeep: boolean): void {
  const [from, to] = mayKeep ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
  for (const key of PREFERENCE_KEYS) {
    const value = from.getItem(key);
    if (value === null) continue;
    to.setItem(key, value);
    from.removeItem(key);
  }
}

/** Keeps a visitor's choices with the date on which they end (R4.41), and does at once what they say. */
export function keepConsent(choices: ConsentChoices, nowMs: number): void {
  const expiresAt = new Date(nowMs + LIMITS.cookieConsentDays * DAY_MS).toISOString();
  try {
    browserStorage().setItem(CONSENT_KEY, JSON.stringify({ ...choices, expiresAt } satisfies Consent));
    movePreferences(choices.preferences);
  } catch {
    // Storage can be switched off: nothing is kept, and the visitor is asked again the next time.
  }
  window.dispatchEvent(new Event(CONSENT_EVENT));
}

/** Where no choice holds any more, what an earlier one allowed to be kept ends with this visit. */
export function settleExpiredConsent(nowMs: number): void {
  try {
    if (readConsent(browserStorage(), nowMs) === null) movePreferences(false);
  } catch {
    // Storage can be switched off: nothing is kept there.
  }
}
