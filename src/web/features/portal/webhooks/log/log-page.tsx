import { notFound, useRouter } from '@tanstack/react-router';
import { RefreshCw, RotateCcw, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { listDeliveries, listWebhooks, replayFailed } from '#contract/webhook/endpoints.ts';
import { DELIVERY_STATES, WEBHOOK_EVENT_TYPES, type Webhook } from '#contract/webhook/entities.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { choice } from '#web/kit/list/filter/filter-kinds.tsx';
import { readId } from '#web/kit/list/filter/filter-values.ts';
import { type Loaded, loadList } from '#web/kit/list/load-list.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { Button } from '#web/ui/button.tsx';
import { WebhookState } from '../webhook-buttons.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryList } from './delivery-list.tsx';

/** The messages of a webhook from the last thirty days and their results. */
export function LogPage({ log: loaded }: { log: WebhookLog }) {
  const page = usePage();
  const router = useRouter();
  const { id } = loaded.webhook;
  const log = useLiveData(loaded, [`webhook:${id}`], (quiet) =>
    loadLog(quiet, String(id), {
      ...loaded.filter,
      page: String(loaded.filter.page),
      delivery: String(loaded.opened ?? ''),
    }),
  );
  const { webhook, count, list, filter } = log;
  const [opened, setOpened] = useState(log.opened);
  const path = `/developer/webhooks/${webhook.id}`;
  const addressOf = (number: number) => page.href(path, deliveryFilter.query({ ...filter, page: number }));
  const close = () => {
    setOpened(undefined);
    // If the address opened the message, it is replaced, which also reloads the list; otherwise the list is reloaded
    // here.
    if (log.opened === undefined) void router.invalidate();
    else router.history.replace(addressOf(filter.page));
  };
  const refresh = useAction(() => router.invalidate());
  return (
    <>
      <PageHeader
        title={page.t('webhooks.log')}
        lead={webhook.url}
        actions={
          <>
            <Button isOff={refresh.isBusy} onClick={() => refresh.start()} Icon={RefreshCw}>
              {page.t('words.refresh')}
            </Button>
            {webhook.failed > 0 && webhook.isEnabled && <ReplayFailed webhook={webhook} />}
          </>
        }
      />
      <div className="-mt-2">
        <WebhookState webhook={webhook} />
      </div>
      <ListFilters path={path} filter={deliveryFilter} values={filter} />
      <LoadingPart className="flex flex-col gap-6">
        {count === 0 ? (
          <EmptyCard
            role="status"
            Icon={ScrollText}
            text={page.t('webhooks.log.none', { days: LIMITS.webhookLogDays })}
          />
        ) : (
          <>
            <p role="status" className="text-muted -mb-2 text-sm">
              {page.t('webhooks.log.count', { count })}
            </p>
            <DeliveryList deliveries={list} onOpen={setOpened} />
            <Pager number={filter.page} count={count} address={addressOf} />
          </>
        )}
      </LoadingPart>
      {opened !== undefined && <DeliveryDialog id={opened} canReplay={webhook.isEnabled} onClose={close} />}
    </>
  );
}

/** Sends all failed messages again, for example after an outage of the receiver. */
function ReplayFailed({ webhook: { id, failed } }: { webhook: Webhook }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="gold" onClick={() => setAsking(true)} Icon={RotateCcw}>
        {page.t('webhooks.replayAll')}
      </Button>
      {isAsking && (
        <ConfirmAction
          title={page.t('webhooks.replayAll.title', { count: failed })}
          confirm={page.t('webhooks.replayAll')}
          call={() => page.call(replayFailed, { id })}
          done={({ count }) => page.t('webhooks.replayedAll', { count })}
          focusAfter="portal-content"
          onClose={() => setAsking(false)}
        >
          {page.t('webhooks.replayAll.text')}
        </ConfirmAction>
      )}
    </>
  );
}

type WebhookLog = Loaded<typeof listDeliveries, DeliveryFilter> & {
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

/** Filters of a log. */
const deliveryFilter = defineFilter({
  state: choice(DELIVERY_STATES, {
    label: 'words.status',
    any: 'words.all',
    text: (state, page) => page.t(`webhooks.delivery.${state}`),
  }),
  type: choice(WEBHOOK_EVENT_TYPES, {
    label: 'webhooks.log.type',
    any: 'words.all',
    text: (type, page) => page.t(`webhooks.event.${type}`),
  }),
});
type DeliveryFilter = ValuesOf<typeof deliveryFilter>;
