import { useRouter } from '@tanstack/react-router';
import { RefreshCw, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { PortalHeader } from '../../layout/portal-header.tsx';
import { WebhookState } from '../webhook-state.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveryFilter } from './delivery-filter.ts';
import { DeliveryList } from './delivery-list.tsx';
import { loadLog, type WebhookLog } from './load-log.ts';
import { ReplayFailed } from './replay-failed.tsx';

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
      <PortalHeader
        title={page.t('webhooks.log')}
        lead={webhook.url}
        actions={
          <>
            <button
              type="button"
              className="btn btn-quiet"
              aria-disabled={refresh.isBusy}
              onClick={() => refresh.start()}
            >
              <RefreshCw size={18} aria-hidden />
              {page.t('words.refresh')}
            </button>
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
