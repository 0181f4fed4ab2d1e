import { browserStorage } from '../browser-storage.ts';

/** Where a browser keeps what its visitor allowed, and until when that holds (R4.41). */
export const CONSENT_KEY = 'cookieConsent';

/**
 * Marks a page before its first paint whose visitor has chosen: the notice that the server renders is not seen then.
 * Runs inline, allowed by its hash.
 */
export const CONSENT_SCRIPT = `try{if(Date.parse(JSON.parse(localStorage.getItem('${CONSENT_KEY}')).expiresAt)>Date.now())document.documentElement.dataset.consent=''}catch{}`;

/** Told to the window when the choices were made or changed in it. */
export const CONSENT_EVENT = 'starhall:consent';

/** What a visitor may allow besides what the store cannot do without. */
export interface ConsentChoices {
  /** To keep beyond the visit what this browser is told: theme, currency, music. */
  readonly preferences: boolean;
  /** To load what comes from other sites, videos and sign-in buttons, before it is asked for. */
  readonly media: boolean;
}

export interface Consent extends ConsentChoices {
  /** ISO time from which on the visitor is asked again. */
  readonly expiresAt: string;
}

/** The choices that hold now; null where none was made, or it has expired. */
export function readConsent(storage: Pick<Storage, 'getItem'>, nowMs: number): Consent | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(CONSENT_KEY) ?? 'null');
    return isConsent(kept) && Date.parse(kept.expiresAt) > nowMs ? kept : null;
  } catch {
    // Storage can be switched off, and what stands in it can be anything.
    return null;
  }
}

function isConsent(value: unknown): value is Consent {
  if (typeof value !== 'object' || value === null) return false;
  const { expiresAt, preferences, media }: Partial<Record<keyof Consent, unknown>> = value;
  return typeof expiresAt === 'string' && typeof preferences === 'boolean' && typeof media === 'boolean';
}

/** Whether what this browser is told may be kept beyond the visit; never on the server. */
export function mayKeepPreferences(): boolean {
  return consentOfBrowser()?.preferences === true;
}

/** Whether content of other sites may be loaded before somebody asks for it; never on the server. */
export function mayLoadExternalMedia(): boolean {
  return consentOfBrowser()?.media === true;
}

function consentOfBrowser(): Consent | null {
  return typeof window === 'undefined' ? null : readConsent(browserStorage(), Date.now());
}

/** Tells of every change of the choices, in this window or another one; answers what ends it. */
export function subscribeToConsent(notify: () => void): () => void {
  const events = [CONSENT_EVENT, 'storage'];
  for (const event of events) window.addEventListener(event, notify);
  return () => {
    for (const event of events) window.removeEventListener(event, notify);
  };
}

/** What this browser was told, in this visit or, where that was allowed, in one before; null where nothing was. */
export function readPreference(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a preference, beyond the visit only where that was allowed; null forgets it. */
export function keepPreference(key: string, value: string | null): void {
  try {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
    if (value !== null) (mayKeepPreferences() ? localStorage : sessionStorage).setItem(key, value);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
}
