import { type ReactNode, useState } from 'react';
import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { DeleteWebhook } from './delete-webhook.tsx';
import { EditWebhook } from './edit-webhook.tsx';
import { RenewSecret } from './renew-secret.tsx';
import { SwitchOffWebhook } from './switch-off-webhook.tsx';
import { WebhookButtons } from './webhook-buttons.tsx';
import { type AskedWebhookAction, WebhookMenu } from './webhook-menu.tsx';
import { WebhookState } from './webhook-state.tsx';

/** A webhook with its URL, status and actions. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const [dialog, setDialog] = useState<AskedWebhookAction | null>(null);
  const close = () => setDialog(null);
  return (
    <li className="card min-w-0 p-5">
      <LoadingPart className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-2">
          <Head webhook={webhook} />
          <div className="-me-2 -mt-2 flex-none">
            <WebhookMenu webhook={webhook} onAsk={setDialog} />
          </div>
        </div>
        <Facts webhook={webhook} />
        <WebhookButtons webhook={webhook} />
      </LoadingPart>
      {dialog === 'edit' && <EditWebhook webhook={webhook} applicationId={webhook.applicationId} onClose={close} />}
      {dialog === 'secret' && <RenewSecret webhook={webhook} onClose={close} />}
      {dialog === 'off' && <SwitchOffWebhook webhook={webhook} onClose={close} />}
      {dialog === 'delete' && <DeleteWebhook webhook={webhook} onClose={close} />}
    </li>
  );
}

function Head({ webhook }: { webhook: Webhook }) {
  const page = usePage();
  const { url, description, events, offReason } = webhook;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 translate="no" className="min-w-0 text-base font-bold wrap-anywhere">
          {url}
        </h3>
        <WebhookState webhook={webhook} />
      </div>
      {description !== '' && <p className="text-muted text-sm wrap-anywhere">{description}</p>}
      {offReason === 'failing' && <p className="text-danger text-sm">{page.t('webhooks.off.failing.text')}</p>}
      <ul aria-label={page.t('webhooks.events')} className="flex flex-wrap gap-2">
        {events.map((event) => (
          <li key={event}>
            <Chip look="quiet">{page.t(`webhooks.event.${event}`)}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ webhook: { lastDeliveredAt, failingSince, oldSecretUntil, waiting, failed } }: { webhook: Webhook }) {
  const page = usePage();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
      <Fact label={page.t('webhooks.delivered')}>
        {lastDeliveredAt === null ? page.t('webhooks.delivered.never') : <LocalTime iso={lastDeliveredAt} />}
      </Fact>
      <Fact label={page.t('webhooks.waiting')}>{waiting}</Fact>
      <Fact label={page.t('webhooks.failed')}>{failed}</Fact>
      {failingSince !== null && (
        <Fact label={page.t('words.failingSince')}>
          <LocalTime iso={failingSince} />
        </Fact>
      )}
      {oldSecretUntil !== null && (
        <Fact label={page.t('webhooks.oldSecret')}>
          <LocalTime iso={oldSecretUntil} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="text-sm tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
