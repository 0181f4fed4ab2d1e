import type { BrowserContext } from 'playwright-core';

/** Browser storage of a visitor who has dismissed every automatic notice. */
const ANSWERED = {
  cookieConsent: JSON.stringify({ expiresAt: '9999-12-31T00:00:00.000Z', preferences: true, media: false }),
  overlaysPutOff: JSON.stringify({
    age: '9999-12-31T00:00:00.000Z',
    samsung: '9999-12-31T00:00:00.000Z',
  }),
} as const;

/** Suppresses automatic notices on the context's pages; a test can remove entries to see them. */
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
