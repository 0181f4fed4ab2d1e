import { LIMITS } from '#contract/values/limits.ts';
import { WEBHOOK_EVENTS } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { ChoiceGroup } from '../editor/controls/choice-group.tsx';
import type { WebhookFormState } from './use-webhook-form.ts';

/** The URL of a webhook and its events. */
export function WebhookFields({ form: { values, fieldOf, errorOf, change } }: { form: WebhookFormState }) {
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
