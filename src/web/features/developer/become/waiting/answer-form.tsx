import { useState } from 'react';
import { answerProviderReview } from '#contract/provider/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

interface Answer {
  readonly answer: string;
  readonly pictures: readonly string[];
}

const EMPTY: Answer = { answer: '', pictures: [] };

/** Replies to the operators' question, with pictures as evidence. */
export function AnswerForm({ onAnswered }: { onAnswered: () => Promise<unknown> }) {
  const page = usePage();
  const [isUploading, setUploading] = useState(false);
  const form = useForm({
    initial: EMPTY,
    check: () => ({ pictures: isUploading ? page.t('become.stillUploading') : undefined }),
    send: ({ answer, pictures }) => page.call(answerProviderReview, { text: answer, documents: [...pictures] }),
    async onSent() {
      toasts.show('success', page.t('become.answer.done'));
      await onAnswered();
      document.getElementById('questions')?.focus();
    },
    explain: (_error, _values, named) => ({ answer: named.text }),
  });
  return (
    <Form onSubmit={form.submit} className="border-line flex flex-col gap-5 border-t pt-5">
      <TextArea
        {...form.fieldOf('answer')}
        label={page.t('become.answer.label')}
        hint={page.t('become.answer.hint', { max: LIMITS.reviewMessageLength })}
        maxLength={LIMITS.reviewMessageLength}
      />
      <ImageField
        purpose="document"
        name="pictures"
        label={page.t('become.answer.pictures')}
        isOptional
        value={form.values.pictures}
        problem={form.errorOf('pictures')}
        onChange={(pictures) => form.change({ pictures })}
        onBusy={setUploading}
      />
      <Button type="submit" look="gold" className="self-start" isBusy={form.isBusy}>
        {page.t('become.answer.send')}
      </Button>
    </Form>
  );
}
