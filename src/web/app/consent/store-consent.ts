import { LIMITS } from '#contract/values/limits.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { browserStorage } from '../browser-storage.ts';
import { CONSENT_EVENT, CONSENT_KEY, type Consent, type ConsentChoices, readConsent } from './consent.ts';

/** Preferences that need consent to be stored beyond the visit. */
const PREFERENCE_KEYS = ['theme', 'currency', 'music'] as const;

/** Moves stored preferences between session storage and local storage. */
function movePreferences(mayKeep: boolean): void {
  const [from, to] = mayKeep ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
  for (const key of PREFERENCE_KEYS) {
    const value = from.getItem(key);
    if (value === null) continue;
    to.setItem(key, value);
    from.removeItem(key);
  }
}

/** Stores the visitor's choices with their expiry date (R4.41) and applies them immediately. */
export function storeConsent(choices: ConsentChoices, nowMs: number): void {
  const expiresAt = new Date(nowMs + LIMITS.cookieConsentDays * DAY_MS).toISOString();
  try {
    browserStorage().setItem(CONSENT_KEY, JSON.stringify({ ...choices, expiresAt } satisfies Consent));
    movePreferences(choices.preferences);
  } catch {
    // Storage may be disabled: nothing is stored, and the visitor is asked again next time.
  }
  window.dispatchEvent(new Event(CONSENT_EVENT));
}

/** After consent has expired, limits the stored preferences to this visit. */
export function applyExpiredConsent(nowMs: number): void {
  try {
    if (readConsent(browserStorage(), nowMs) === null) movePreferences(false);
  } catch {
    // Storage may be disabled: nothing is stored there.
  }
}
