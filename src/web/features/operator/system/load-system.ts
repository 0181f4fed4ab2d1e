import { getSystemState } from '#contract/system/operator-endpoints.ts';
import type { SystemState } from '#contract/system/operator-entities.ts';
import type { Page } from '#web/app/use-page.ts';

export function loadSystem(page: Page): Promise<SystemState> {
  return page.call(getSystemState, {});
}
