import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import type { SystemState } from '#contract/system/operator-entities.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { findViolations, THEMES_AT } from './find-violations.ts';
import { signInAs } from './sign-in-as.ts';
import { BLANK, it, TWO_VIEWS, waitUntilAlive } from './test-in-browser.ts';
import { waitForToast } from './wait-for-toast.ts';
import { wordsOf } from './words.ts';

const BUSY = { result: false, error: { code: ERROR.databaseBusy, message: '' } };

/** From now on, jobs of a queue and the latest backup have failed, a replica is behind, and files cannot be stored. */
async function letThingsFail(page: Page): Promise<void> {
  await page.route('**/api/admin/system?*', async (route) => {
    const response = await route.fetch();
    const state: SystemState = await response.json();
    const queues = state.queues.map((queue) =>
      queue.name === 'send-mail' ? { ...queue, scheduled: 3, failing: 3 } : queue,
    );
    const replicas = [{ name: 'standby', state: 'catchup', lagSeconds: 90, lagBytes: 2_000_000 } as const];
    const backup = { ...state.backup, latest: { state: 'failed', percent: 3 } as const };
    const failing: SystemState = { ...state, failed: ['files'], queues, replicas, backup };
    await route.fulfill({ response, json: failing });
  });
}

describe.each(TWO_VIEWS)('in $locale on a $size', ({ locale, size }) => {
  const t = wordsOf(locale);

  it('an open page of the system shows what begins to fail, and failed jobs are tried again', async ({ visit }) => {
    const page = await visit(BLANK, { locale, size, expected: [/status of 503/] });
    await signInAs(page, 'operator@starhall.test');
    await page.goto(localizePath('/operator/system', locale));
    await waitUntilAlive(page);
    await page.getByText(t('operations.system.health.ready')).waitFor();
    await page.getByText(t('operations.system.replication.none')).waitFor();
    // While it cannot be refreshed, it says since when.
    const old = page.getByRole('status').filter({ hasText: t('words.outOfDate') });
    await page.route('**/api/admin/system?*', (route) => route.fulfill({ status: 503, json: BUSY }));
    await old.waitFor();
    await page.unroute('**/api/admin/system?*');
    await old.waitFor({ state: 'detached' });
    await letThingsFail(page);
    await page.getByText(t('operations.system.health.notReady')).waitFor();
    await page.getByText(t('operations.system.backup.failed')).waitFor();
    await page.getByText(t('operations.system.replication.state.catchup')).filter({ visible: true }).waitFor();
    const retry = page.getByRole('button', { name: t('operations.system.jobs.retryName', { queue: 'send-mail' }) });
    expect(await findViolations(page, { themes: THEMES_AT[size] })).toEqual([]);
    // None has really failed.
    await retry.filter({ visible: true }).click();
    await waitForToast(page, t('operations.system.jobs.retried', { count: 0 }));
    await page.getByRole('link', { name: t('operations.system.backup.all') }).click();
    await page.waitForURL(localizePath('/operator/backups', locale));
  });
});
