import { expect } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { BLANK, it } from './test-in-browser.ts';
import { watchAnswers } from './watch-answers.ts';

it('finds answers that openapi.json does not describe, and passes over those of tests', async ({ visit }) => {
  const page = await visit(BLANK, { expected: [/./] });
  // The mismatch that this test provokes is not the product's.
  page.context().removeAllListeners('response');
  const { settle } = watchAnswers(page.context());
  await page.goto('/offline');
  const ask = (sign: boolean, status: number, code: number) =>
    page.unrouteAll().then(async () => {
      const headers = sign ? { 'x-content-type-options': 'nosniff' } : undefined;
      const json = { result: false, error: { code, message: '' } };
      await page.route('**/api/public/app?*', (route) => route.fulfill({ status, headers, json }));
      await page.evaluate(async () => (await fetch('/api/public/app?applicationId=x')).text());
    });
  await page.evaluate(async () => (await fetch('/api/public/app?applicationId=x')).text());
  await ask(false, 418, 1);
  expect(await settle()).toEqual([]);
  await ask(true, 409, ERROR.secondOperatorNeeded);
  await expect
    .poll(settle)
    .toEqual([expect.stringContaining('GET /api/public/app: 409 60044 is no documented body (/error/code')]);
});
