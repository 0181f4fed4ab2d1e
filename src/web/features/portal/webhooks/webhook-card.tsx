import { Ellipsis, KeyRound, Pencil, Power, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { deleteWebhook, editWebhook, renewWebhookSecret } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction, ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Facts } from '#web/kit/page/facts.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { ActionMenu, type MenuEntry } from '../applications/action-menu.tsx';
import { EditWebhook, WebhookSecret } from './edit-webhook.tsx';
import { menuIdOf, WebhookButtons, WebhookState } from './webhook-buttons.tsx';

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
        <Deliveries webhook={webhook} />
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

function Deliveries({
  webhook: { lastDeliveredAt, failingSince, oldSecretUntil, waiting, failed },
}: {
  webhook: Webhook;
}) {
  const page = usePage();
  return (
    <Facts
      className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4"
      facts={{
        'webhooks.delivered':
          lastDeliveredAt === null ? page.t('webhooks.delivered.never') : <LocalTime iso={lastDeliveredAt} />,
        'webhooks.waiting': waiting,
        'webhooks.failed': failed,
        'words.failingSince': failingSince !== null && <LocalTime iso={failingSince} />,
        'webhooks.oldSecret': oldSecretUntil !== null && <LocalTime iso={oldSecretUntil} />,
      }}
    />
  );
}

/** Asks for confirmation before a webhook is disabled: events in the meantime are not delivered later. */
export function SwitchOffWebhook({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('webhooks.off.title')}
      confirm={page.t('webhooks.switchOff')}
      isDanger
      call={() => page.call(editWebhook, { id, isEnabled: false })}
      done={page.t('webhooks.switchedOff')}
      onClose={onClose}
    >
      {page.t('webhooks.off.text', { url })}
    </ConfirmAction>
  );
}

/** Asks for confirmation before a webhook and its log are deleted. */
export function DeleteWebhook({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('webhooks.delete.title')}
      confirm={page.t('words.delete')}
      isDanger
      call={() => page.call(deleteWebhook, { id })}
      done={page.t('webhooks.deleted')}
      focusAfter="webhooks"
      onClose={onClose}
    >
      {page.t('webhooks.delete.text', { url })}
    </ConfirmAction>
  );
}

type AskedWebhookAction = 'edit' | 'secret' | 'off' | 'delete';

interface WebhookMenuProps {
  readonly webhook: Webhook;
  /** Opens the dialog of an action. */
  readonly onAsk: (action: AskedWebhookAction) => void;
}

/** Less frequent actions on a webhook, each with a dialog. A disabled webhook has a separate button to enable it. */
function WebhookMenu({ webhook: { id, url, isEnabled }, onAsk }: WebhookMenuProps) {
  const page = usePage();
  const switchOff = { label: page.t('webhooks.switchOff'), Icon: Power, run: () => onAsk('off') };
  const entries: readonly MenuEntry[] = [
    { label: page.t('words.edit'), Icon: Pencil, run: () => onAsk('edit') },
    { label: page.t('webhooks.renew'), Icon: KeyRound, run: () => onAsk('secret') },
    ...(isEnabled ? [switchOff] : []),
    { label: page.t('words.delete'), Icon: Trash2, run: () => onAsk('delete') },
  ];
  return (
    <ActionMenu buttonId={menuIdOf(id)} label={page.t('webhooks.actions', { url })} Icon={Ellipsis} entries={entries} />
  );
}

/** Replaces the secret of a webhook after confirmation and shows the new one. */
export function RenewSecret({ webhook: { id }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const page = usePage();
  const [secret, setSecret] = useState<string | null>(null);
  const { isBusy, start } = useMutation({
    call: async () => setSecret((await page.call(renewWebhookSecret, { id })).secret),
  });
  if (secret !== null) {
    return (
      <ModalDialog title={page.t('webhooks.renewed.title')} isKept onClose={onClose}>
        <WebhookSecret secret={secret} onClose={onClose} />
      </ModalDialog>
    );
  }
  return (
    <ConfirmDialog
      title={page.t('webhooks.renew.title')}
      confirm={page.t('webhooks.renew')}
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      {page.t('webhooks.renew.text', { hours: LIMITS.webhookSecretHours })}
    </ConfirmDialog>
  );
}
