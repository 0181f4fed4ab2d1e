import type { BrowserContext, Response } from 'playwright-core';
import { checkAnswer } from '#tests/product/check-answer.ts';

/** A header on every response of the product, which a test's fake responses lack. */
const SIGN_OF_PRODUCT = 'x-content-type-options';

/**
 * Checks every API response in a window against /api/openapi.json, by status and code. Bodies of successes are checked
 * in tests that open a product in their own process, since fetching them from the browser takes time.
 */
export function watchAnswers(context: BrowserContext) {
  const mismatches = new Set<string>();
  const underWay = new Set<Promise<void>>();
  context.on('response', (response) => {
    if (response.headers()[SIGN_OF_PRODUCT] === undefined) return;
    const checked = check(response).then((mismatch) => {
      if (mismatch !== undefined) mismatches.add(`not in /api/openapi.json: ${mismatch}`);
      underWay.delete(checked);
    });
    underWay.add(checked);
  });
  return {
    /** The mismatches so far, once the bodies of failures are read. */
    async settle(): Promise<readonly string[]> {
      await Promise.all(underWay);
      return [...mismatches];
    },
  };
}

async function check(response: Response): Promise<string | undefined> {
  const answer = {
    method: response.request().method(),
    path: new URL(response.url()).pathname,
    status: response.status(),
  };
  if (answer.status < 400) return checkAnswer({ ...answer, isBodyLost: true });
  // Navigation discards responses that have not been read yet.
  const body: unknown = await response.json().catch(() => undefined);
  return checkAnswer({ ...answer, body, isBodyLost: body === undefined });
}
