import { listWebhooks } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { type Chosen, loadChosen, readChosenId } from '../layout/load-chosen.ts';

/** The webhooks of the application in the address. */
export function loadWebhooks(
  page: Page,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Chosen<readonly Webhook[]>> {
  return loadChosen(page, readChosenId(parameters), async (applicationId) => {
    const { list } = await page.call(listWebhooks, { applicationId });
    return list;
  });
}
