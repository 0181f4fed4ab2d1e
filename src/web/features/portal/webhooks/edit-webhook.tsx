import { useState } from 'react';
import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { useWebhookForm } from './use-webhook-form.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

interface EditWebhookProps {
  /** Null for a new webhook. */
  readonly webhook: Webhook | null;
  readonly applicationId: string;
  readonly onClose: () => void;
}

/** Edits a webhook, or creates one and shows its secret once. */
export function EditWebhook({ webhook, applicationId, onClose }: EditWebhookProps) {
  const page = usePage();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useWebhookForm({ webhook, applicationId, onMade: setSecret, onClose });
  if (secret !== null) {
    return (
      <ModalDialog title={page.t('webhooks.made.title')} isKept onClose={onClose}>
        <WebhookSecret secret={secret} onClose={onClose} />
      </ModalDialog>
    );
  }
  const isNew = webhook === null;
  return (
    <FormDialog
      title={page.t(isNew ? 'webhooks.make' : 'webhooks.form.title.edit')}
      confirm={page.t(isNew ? 'webhooks.form.make' : 'words.save')}
      form={form}
      onClose={onClose}
    >
      <WebhookFields form={form} />
    </FormDialog>
  );
}
