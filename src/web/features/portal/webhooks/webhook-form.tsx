import type { FormEvent } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { WEBHOOK_EVENTS } from '#contract/webhook/entities.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { usePage } from '../../../app/use-page.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { ChoiceGroup } from '../editor/controls/choice-group.tsx';
import type { WebhookFormState } from './use-webhook-form.ts';

interface WebhookFormProps {
  readonly form: WebhookFormState;
  readonly isNew: boolean;
}

/** Where a webhook leads and what it tells. */
export function WebhookForm({ form: { values, problems, isBusy, change, send }, isNew }: WebhookFormProps) {
  const page = usePage();
  return (
    <form
      noValidate
      className="flex min-w-0 flex-col gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        name="url"
        type="url"
        inputMode="url"
        label={page.t('webhooks.form.url')}
        hint={page.t('webhooks.form.url.hint')}
        error={problems.url ?? ''}
        value={values.url}
        maxLength={LIMITS.urlLength}
        autoComplete="off"
        spellCheck={false}
        onChange={(url) => change({ url })}
      />
      <ChoiceGroup
        name="events"
        legend={page.t('webhooks.form.events')}
        error={problems.events ?? ''}
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
        name="description"
        label={page.t('webhooks.form.description')}
        hint={page.t('webhooks.form.description.hint')}
        error={problems.description ?? ''}
        value={values.description}
        maxLength={LIMITS.webhookDescriptionLength}
        autoComplete="off"
        onChange={(description) => change({ description })}
      />
      <button type="submit" className="btn btn-gold" aria-disabled={isBusy}>
        {isBusy && <Spinner />}
        {page.t(isNew ? 'webhooks.form.make' : 'webhooks.form.save')}
      </button>
    </form>
  );
}
