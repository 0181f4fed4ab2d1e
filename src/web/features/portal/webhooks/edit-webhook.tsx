import { useState } from 'react';
import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useWebhookForm } from './use-webhook-form.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

interface EditWebhookProps {
  /** Null makes a new one. */
  readonly webhook: Webhook | null;
  readonly applicationId: string;
  readonly onClose: () => void;
}

/** Makes a webhook, and shows its secret once; or changes one. */
export function EditWebhook({ webhook, applicationId, onClose }: EditWebhookProps) {
  const page = usePage();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useWebhookForm({
    webhook,
    applicationId,
    onSaved: (told) => {
      setSecret(told);
      if (told !== null) return;
      onClose();
      toasts.show('success', page.t('webhooks.saved'));
    },
  });
  const formTitle = page.t(webhook === null ? 'webhooks.form.title.new' : 'webhooks.form.title.edit');
  return (
    <ModalDialog
      key={secret === null ? 'form' : 'secret'}
      title={secret === null ? formTitle : page.t('webhooks.made.title')}
      isBusy={form.isBusy}
      isKept={secret !== null}
      isChanged={secret === null && form.isChanged}
      onClose={onClose}
    >
      {secret === null ? (
        <WebhookForm form={form} isNew={webhook === null} />
      ) : (
        <WebhookSecret secret={secret} onClose={onClose} />
      )}
    </ModalDialog>
  );
}
