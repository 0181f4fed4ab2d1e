import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { createWebhook, editWebhook } from '#contract/webhook/endpoints.ts';
import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import type { Message } from '#web/kit/dialog/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { ChoiceGroup } from '../editor/controls/text-control.tsx';
import { CodeBlock } from '../tokens/code-block.tsx';

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

/** The URL of a webhook and its events. */
function WebhookFields({ form: { values, fieldOf, errorOf, change } }: { form: WebhookFormState }) {
  const page = usePage();
  return (
    <>
      <TextField
        {...fieldOf('url')}
        type="url"
        inputMode="url"
        label={page.t('words.webAddress')}
        hint={page.t('webhooks.form.url.hint')}
        maxLength={LIMITS.urlLength}
        autoComplete="off"
        spellCheck={false}
      />
      <ChoiceGroup
        name="events"
        legend={page.t('webhooks.form.events')}
        error={errorOf('events')}
        isMultiple
        className="grid gap-2"
        choices={WEBHOOK_EVENTS.map((event) => ({
          value: event,
          text: page.t(`webhooks.event.${event}`),
          note: event,
        }))}
        isChosen={(event) => values.events.includes(event)}
        onChoose={(event, isChosen) => {
          const others = values.events.filter((one) => one !== event);
          change({ events: isChosen ? [...others, event] : others });
        }}
      />
      <TextField
        {...fieldOf('description')}
        label={page.t('words.description')}
        hint={page.t('webhooks.form.description.hint')}
        maxLength={LIMITS.webhookDescriptionLength}
        autoComplete="off"
      />
    </>
  );
}

interface WebhookFormValues {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
}

interface WebhookFormOptions {
  /** Null for a new webhook. */
  readonly webhook: Webhook | null;
  readonly applicationId: string;
  /** Receives the secret of a new webhook. */
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

type WebhookFormState = ReturnType<typeof useWebhookForm>;

/** The form of a webhook. After an edit its dialog closes; after creation the secret has to be shown. */
function useWebhookForm({ webhook, applicationId, onMade, onClose }: WebhookFormOptions) {
  const page = usePage();
  const send = async (form: WebhookFormValues): Promise<Message> => {
    if (webhook !== null) {
      await page.call(editWebhook, { id: webhook.id, ...form, events: [...form.events] });
      return page.t('webhooks.saved');
    }
    try {
      onMade((await page.call(createWebhook, { applicationId, ...form, events: [...form.events] })).secret);
      return undefined;
    } catch (error) {
      if (!isFull(error)) throw error;
      return { type: 'error', text: page.t('webhooks.full', { max: LIMITS.webhooksPerApplication }) };
    }
  };
  return useDialogForm({
    initial: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? WEBHOOK_EVENTS,
    },
    check: ({ url, events }) => ({
      url: url.trim() === '' ? page.t('field.required') : undefined,
      events: events.length === 0 ? page.t('webhooks.form.events.needed') : undefined,
    }),
    call: ({ url, description, events }) => send({ url: url.trim(), description: description.trim(), events }),
    done: (message) => message,
    onClose: webhook === null ? undefined : onClose,
  });
}

/** The limit of webhooks was reached in the meantime, in another window. */
function isFull(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR.parameterError && error.fields?.url === undefined;
}

/** The environment variable from which the example servers read the secret. */
const VARIABLE = 'STARHALL_WEBHOOK_SECRET';

/** The secret of a webhook; it cannot be shown again. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const page = usePage();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <p role="alert" className="text-warning flex items-start gap-2 text-sm font-bold">
        <TriangleAlert size={18} aria-hidden className="mt-0.5 flex-none" />
        {page.t('webhooks.secret.warning')}
      </p>
      <CodeBlock
        label={page.t('webhooks.secret')}
        code={secret}
        copy={page.t('webhooks.secret.copy')}
        copied={page.t('words.copied')}
      />
      <p className="text-muted text-sm">{page.t('webhooks.secret.text', { variable: VARIABLE })}</p>
      <Button look="gold" onClick={onClose}>
        {page.t('webhooks.secret.done')}
      </Button>
    </div>
  );
}
