import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { createWebhook, editWebhook } from '#contract/webhook/endpoints.ts';
import { WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '#contract/webhook/entities.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { type Page, usePage } from '../../../app/use-page.ts';

interface WebhookFormValues {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEvent[];
}

const FIELDS = ['url', 'description', 'events'] as const;
type Problems = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

interface WebhookFormOptions {
  /** Null for one to be made. */
  readonly webhook: Webhook | null;
  readonly applicationId: string;
  /** The secret of a new webhook; null after an edit. */
  readonly onSaved: (secret: string | null) => void;
}

/** The form of a webhook; what is wrong stands at its field, and nothing that was typed gets lost. */
export function useWebhookForm({ webhook, applicationId, onSaved }: WebhookFormOptions) {
  const page = usePage();
  const router = useRouter();
  const [values, setValues] = useState<WebhookFormValues>(
    webhook ?? { url: '', description: '', events: WEBHOOK_EVENTS },
  );
  const [isChanged, setChanged] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const show = (found: Problems) => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    document.getElementById(`field-${first}`)?.focus();
  };
  const save = async (): Promise<string | null> => {
    const form = {
      ...values,
      url: values.url.trim(),
      description: values.description.trim(),
      events: [...values.events],
    };
    if (webhook === null) return (await page.call(createWebhook, { applicationId, ...form })).secret;
    await page.call(editWebhook, { id: webhook.id, url: form.url, description: form.description, events: form.events });
    return null;
  };
  const { isBusy, start } = useAction(async () => {
    const found = findProblems(page, values);
    if (Object.keys(found).length > 0) return show(found);
    try {
      onSaved(await save());
    } catch (error) {
      if (isFull(error)) {
        toasts.show('error', page.t('webhooks.full', { max: LIMITS.webhooksPerApplication }));
        return router.invalidate();
      }
      const told = readProblems(page, error);
      if (Object.keys(told).length === 0) throw error;
      return show(told);
    }
    await router.invalidate();
  });
  return {
    values,
    problems,
    isBusy,
    isChanged,
    send: () => start(),
    change(changed: Partial<WebhookFormValues>) {
      setValues({ ...values, ...changed });
      setChanged(true);
      setProblems({});
    },
  };
}

export type WebhookFormState = ReturnType<typeof useWebhookForm>;

function findProblems(page: Page, { url, events }: WebhookFormValues): Problems {
  return {
    ...(url.trim() === '' ? { url: page.t('field.required') } : {}),
    ...(events.length === 0 ? { events: page.t('webhooks.form.events.needed') } : {}),
  };
}

/** Another window has made the last one that there may be. */
function isFull(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR.parameterError;
}

function readProblems(page: Page, error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const key = error.fields?.[field];
      return key === undefined ? [] : [[field, page.translator.find(key) ?? page.t('field.invalid')]];
    }),
  );
}
