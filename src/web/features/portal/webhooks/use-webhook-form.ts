import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { createWebhook, editWebhook } from '#contract/webhook/endpoints.ts';
import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { useDialogForm } from '#web/kit/dialog/use-dialog-form.ts';
import type { Message } from '#web/kit/dialog/use-mutation.ts';

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

export type WebhookFormState = ReturnType<typeof useWebhookForm>;

/** The form of a webhook. After an edit its dialog closes; after creation the secret has to be shown. */
export function useWebhookForm({ webhook, applicationId, onMade, onClose }: WebhookFormOptions) {
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
