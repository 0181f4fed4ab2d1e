import { useRouter } from '@tanstack/react-router';
import { RefreshCw, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { DELIVERY_STATES, WEBHOOK_EVENT_TYPES } from '#contract/webhook/entities.ts';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { useAction } from '../../../../app/use-action.ts';
import { usePage } from '../../../../app/use-page.ts';
import { useLiveData } from '../../../../live/use-live-data.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { PortalHeader } from '../../layout/portal-header.tsx';
import { PortalNotice } from '../../layout/portal-notice.tsx';
import { WebhookState } from '../webhook-state.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { type DeliveryFilter, deliveryQuery, readDeliveryFilter } from './delivery-filter.ts';
import { DeliveryList } from './delivery-list.tsx';
import { loadLog, type WebhookLog } from './load-log.ts';
import { ReplayFailed } from './replay-failed.tsx';

/** What a webhook was told in the last thirty days, and what became of it. */
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
  const addressOf = (number: number) => page.href(path, deliveryQuery({ ...filter, page: number }));
  const close = () => {
    setOpened(undefined);
    // An address that opens a message would open it again, and the list is as it was before the message.
    if (log.opened === undefined) void router.invalidate();
    else router.history.replace(addressOf(filter.page));
  };
  const refresh = useAction(() => router.invalidate());
  return (
    <>
      <PortalHeader
        title={page.t('webhooks.log.title')}
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
              {page.t('webhooks.log.refresh')}
            </button>
            {webhook.failed > 0 && webhook.isEnabled && <ReplayFailed webhook={webhook} />}
          </>
        }
      />
      <div className="-mt-2">
        <WebhookState webhook={webhook} />
      </div>
      <LogFilters filter={filter} path={path} />
      <LoadingPart className="flex flex-col gap-6">
        {count === 0 ? (
          <PortalNotice Icon={ScrollText} text={page.t('webhooks.log.none', { days: LIMITS.webhookLogDays })} />
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

function LogFilters({ filter, path }: { filter: DeliveryFilter; path: string }) {
  const page = usePage();
  const filters = useFilters({
    path,
    shown: deliveryQuery({ ...filter, page: 1 }),
    tidy: (fields) => deliveryQuery(readDeliveryFilter(fields)),
  });
  const any = ['', page.t('webhooks.log.any')] as const;
  return (
    <search className="grid grid-cols-2 gap-3 lg:max-w-2xl">
      <SelectField
        name="state"
        label={page.t('webhooks.log.state')}
        value={filters.fields.state ?? ''}
        options={[any, ...DELIVERY_STATES.map((state) => [state, page.t(`webhooks.delivery.${state}`)] as const)]}
        onChange={(state) => filters.choose('state', state)}
      />
      <SelectField
        name="type"
        label={page.t('webhooks.log.type')}
        value={filters.fields.type ?? ''}
        options={[any, ...WEBHOOK_EVENT_TYPES.map((type) => [type, page.t(`webhooks.event.${type}`)] as const)]}
        onChange={(type) => filters.choose('type', type)}
      />
    </search>
  );
}
