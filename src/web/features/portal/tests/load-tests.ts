import { listTestAccounts } from '#contract/test-account/endpoints.ts';
import type { TestAccount } from '#contract/test-account/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';

/** All test accounts of the developer; their limit fits into one response. */
export async function loadTests(page: Page): Promise<readonly TestAccount[]> {
  const { list } = await page.call(listTestAccounts, { limit: LIMITS.testAccounts });
  return list;
}
