import { notFound } from '@tanstack/react-router';
import { listDeliveries, listWebhooks } from '#contract/webhook/endpoints.ts';
import type { Webhook, WebhookDelivery } from '#contract/webhook/entities.ts';
import { readId } from '#web/kit/list/filter/filter-values.ts';
import { loadPage } from '#web/kit/list/page-number.ts';
import type { Page } from '../../../../app/use-page.ts';
import { type DeliveryFilter, readDeliveryFilter } from './delivery-filter.ts';

export interface WebhookLog {
  readonly webhook: Webhook;
  /** The one that the webhook is of, for whatever shows the application at hand. */
  readonly applicationId: string;
  /** Name of the page among the crumbs. */
  readonly crumb: string;
  readonly count: number;
  readonly list: readonly WebhookDelivery[];
  readonly filter: DeliveryFilter;
  /** The message that the address opens; undefined where it opens none. */
  readonly opened: number | undefined;
}

/**
 * A webhook with a page of its messages; another developer's is not there.
 */
export async function loadLog(
  page: Page,
  webhookId: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<WebhookLog> {
  const { list: webhooks } = await page.call(listWebhooks, {});
  const webhook = webhooks.find(({ id }) => String(id) === webhookId);
  if (webhook === undefined) throw notFound();
  const { id } = webhook;
  const asked = readDeliveryFilter(parameters);
  const { number, ...loaded } = await loadPage(asked.page, (span) =>
    page.call(listDeliveries, { id, state: asked.state, type: asked.type, ...span }),
  );
  const crumb = URL.parse(webhook.url)?.host ?? webhook.url;
  const { applicationId } = webhook;
  return {
    webhook,
    applicationId,
    crumb,
    ...loaded,
    filter: { ...asked, page: number },
    opened: readId(parameters.delivery),
  };
}
