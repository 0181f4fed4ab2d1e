import { browserStorage } from '../browser-storage.ts';

/** Storage key of the visitor's consent and its expiry date (R4.41). */
export const CONSENT_KEY = 'cookieConsent';

/**
 * Marks the page before its first paint if the visitor has chosen, so that the server-rendered notice stays hidden.
 * Runs inline, allowed by its hash.
 */
export const CONSENT_SCRIPT = `try{if(Date.parse(JSON.parse(localStorage.getItem('${CONSENT_KEY}')).expiresAt)>Date.now())document.documentElement.dataset.consent=''}catch{}`;

/** Dispatched on the window when the visitor's choices change. */
export const CONSENT_EVENT = 'starhall:consent';

/** What a visitor can allow besides strictly necessary storage. */
export interface ConsentChoices {
  /** Store theme, currency and music settings beyond the visit. */
  readonly preferences: boolean;
  /** Load content from other sites (videos, sign-in buttons) without a click. */
  readonly media: boolean;
}

export interface Consent extends ConsentChoices {
  /** ISO time after which the visitor is asked again. */
  readonly expiresAt: string;
}

/** The current choices; null if there are none or they have expired. */
export function readConsent(storage: Pick<Storage, 'getItem'>, nowMs: number): Consent | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(CONSENT_KEY) ?? 'null');
    return isConsent(kept) && Date.parse(kept.expiresAt) > nowMs ? kept : null;
  } catch {
    // Storage may be disabled, and its content may be anything.
    return null;
  }
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false;
  const { expiresAt, preferences, media }: Partial<Record<keyof Consent, unknown>> = value;
  return typeof expiresAt === 'string' && typeof preferences === 'boolean' && typeof media === 'boolean';
}

/** Whether preferences may be stored beyond the visit; always false on the server. */
export function mayStorePreferences(): boolean {
  return consentOfBrowser()?.preferences === true;
}

/** Whether content from other sites may be loaded without a click; always false on the server. */
export function mayLoadExternalMedia(): boolean {
  return consentOfBrowser()?.media === true;
}

function consentOfBrowser(): Consent | null {
  return typeof window === 'undefined' ? null : readConsent(browserStorage(), Date.now());
}

/** Subscribes to changes of the choices in any window. Returns the unsubscribe function. */
export function subscribeToConsent(notify: () => void): () => void {
  const events = [CONSENT_EVENT, 'storage'];
  for (const event of events) window.addEventListener(event, notify);
  return () => {
    for (const event of events) window.removeEventListener(event, notify);
  };
}

/** A preference from this visit or, with consent, an earlier one; null if there is none. */
export function readPreference(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a preference, beyond the visit only with consent; null deletes it. */
export function storePreference(key: string, value: string | null): void {
  try {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
    if (value !== null) (mayStorePreferences() ? localStorage : sessionStorage).setItem(key, value);
  } catch {
    // Storage may be disabled; the choice then lasts as long as the page.
  }
}
