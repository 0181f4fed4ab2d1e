import type { BrowserContext } from 'playwright-core';

/** The storage of a browser whose visitor has answered every automatic notice. */
const ANSWERED = {
  cookieConsent: JSON.stringify({ expiresAt: '9999-12-31T00:00:00.000Z', preferences: true, media: false }),
  overlaysPutOff: JSON.stringify({
    age: '9999-12-31T00:00:00.000Z',
    samsung: '9999-12-31T00:00:00.000Z',
  }),
} as const;

/** Pages of a context show no automatic notice unless a test removes one of these answers. */
export async function dismissOverlays(context: BrowserContext): Promise<void> {
  await context.addInitScript((answered) => {
    try {
      for (const [key, value] of Object.entries(answered)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    } catch {
      // Frames of games and pages without a URL have no storage.
    }
  }, ANSWERED);
}
