import { getCounters } from '#contract/system/operator-endpoints.ts';
import type { OperatorCounters } from '#contract/system/operator-entities.ts';
import type { Page } from '../../app/use-page.ts';

/** What waits for an operator; null where that cannot be known: the page at hand is worth more than its navigation. */
export async function loadCounters(page: Page): Promise<OperatorCounters | null> {
  return page.call(getCounters, {}, { isQuiet: true, loadingBar: false }).catch(() => null);
}
