import type { BrowserContext } from 'playwright-core';

/** What a browser keeps whose visitor has answered every notice that comes by itself. */
const ANSWERED = {
  cookieConsent: JSON.stringify({ expiresAt: '9999-12-31T00:00:00.000Z', preferences: true, media: false }),
  overlaysPutOff: JSON.stringify({
    age: '9999-12-31T00:00:00.000Z',
    samsung: '9999-12-31T00:00:00.000Z',
  }),
} as const;

/** The pages of a context meet no notice that comes by itself, unless a test takes one of these answers back. */
export async function dismissOverlays(context: BrowserContext): Promise<void> {
  await context.addInitScript((answered) => {
    try {
      for (const [key, value] of Object.entries(answered)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    } catch {
      // Frames of games and pages without an address may keep nothing.
    }
  }, ANSWERED);
}
