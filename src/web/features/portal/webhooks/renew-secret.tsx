import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { renewWebhookSecret } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { WebhookSecret } from './webhook-secret.tsx';

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
