import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { SystemState } from '#contract/system/operator-entities.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

/** From now on, jobs of a queue have failed, and files cannot be stored. */
async function letThingsFail(page: Page): Promise<void> {
  await page.route('**/api/admin/system?*', async (route) => {
    const response = await route.fetch();
    const state: SystemState = await response.json();
    const queues = state.queues.map((queue) =>
      queue.name === 'send-mail' ? { ...queue, scheduled: 3, failing: 3 } : queue,
    );
    await route.fulfill({ response, json: { ...state, failed: ['files'], queues } });
  });
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);

  it('an open page of the system shows what begins to fail, and failed jobs are tried again', async ({ visit }) => {
    const page = await visit(BLANK, { locale, size });
    await signInAs(page, 'operator@starhall.test');
    await page.goto(localizePath('/operator/system', locale));
    await waitUntilAlive(page);
    await page.getByText(t('operations.system.health.ready')).waitFor();
    await letThingsFail(page);
    await page.getByText(t('operations.system.health.notReady')).waitFor();
    const retry = page.getByRole('button', { name: t('operations.system.jobs.retryName', { queue: 'send-mail' }) });
    expect(await findViolations(page, { themes: THEMES_AT[size] })).toEqual([]);
    // None has really failed.
    await retry.filter({ visible: true }).click();
    await waitForToast(page, t('operations.system.jobs.retried', { count: 0 }));
  });
});
