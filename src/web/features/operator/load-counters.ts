import { getCounters } from '#contract/system/operator-endpoints.ts';
import type { OperatorCounters } from '#contract/system/operator-entities.ts';
import type { Page } from '../../app/use-page.ts';

/** The counts of pending work; null on failure, since the page matters more than the badges of its navigation. */
export async function loadCounters(page: Page): Promise<OperatorCounters | null> {
  return page.call(getCounters, {}, { isQuiet: true, loadingBar: false }).catch(() => null);
}
