import { notFound } from '@tanstack/react-router';
import { listDeliveries, listWebhooks } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import type { Page } from '#web/app/use-page.ts';
import { readId } from '#web/kit/list/filter/filter-values.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { type DeliveryFilter, deliveryFilter } from './delivery-filter.ts';

export type WebhookLog = Loaded<typeof listDeliveries, DeliveryFilter> & {
  readonly webhook: Webhook;
  /** The webhook's application, for the layout's switcher. */
  readonly applicationId: string;
  /** Name in the breadcrumbs. */
  readonly crumb: string;
  /** The message opened by the address, if any. */
  readonly opened: number | undefined;
};

/** A webhook with a page of its messages. @throws notFound() for another developer's webhook. */
export async function loadLog(
  page: Page,
  webhookId: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<WebhookLog> {
  const { list: webhooks } = await page.call(listWebhooks, {});
  const webhook = webhooks.find(({ id }) => String(id) === webhookId);
  if (webhook === undefined) throw notFound();
  const { id } = webhook;
  const filter = deliveryFilter.read(parameters);
  const { state, type } = filter;
  const found = await loadList(page, listDeliveries, filter, { id, state, type });
  const crumb = URL.parse(webhook.url)?.host ?? webhook.url;
  return { ...found, webhook, applicationId: webhook.applicationId, crumb, opened: readId(parameters.delivery) };
}
