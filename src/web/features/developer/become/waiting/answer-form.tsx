import { type FormEvent, useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { answerProviderReview } from '#contract/provider/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../../app/use-action.ts';
import { usePage } from '../../../../app/use-page.ts';

/** The answer to a question of the operators, with pictures that prove it. */
export function AnswerForm({ onAnswered }: { onAnswered: () => Promise<unknown> }) {
  const page = usePage();
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<{ readonly text?: string; readonly pictures?: string }>({});
  const { isBusy, start } = useAction(async () => {
    if (isUploading) return setProblem({ pictures: page.t('become.stillUploading') });
    try {
      await page.call(answerProviderReview, { text, documents: [...pictures] });
    } catch (error) {
      const key = error instanceof ApiError ? error.fields?.text : undefined;
      if (key === undefined) throw error;
      setProblem({ text: page.translator.find(key) ?? '' });
      return document.getElementById('field-answer')?.focus();
    }
    toasts.show('success', page.t('become.answer.done'));
    await onAnswered();
    document.getElementById('questions')?.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start();
  };
  return (
    <form noValidate onSubmit={submit} className="border-line flex flex-col gap-5 border-t pt-5">
      <TextArea
        name="answer"
        label={page.t('become.answer.label')}
        hint={page.t('become.answer.hint', { max: LIMITS.reviewMessageLength })}
        error={problem.text ?? ''}
        value={text}
        maxLength={LIMITS.reviewMessageLength}
        onChange={(typed) => {
          setText(typed);
          setProblem({});
        }}
      />
      <ImageField
        purpose="document"
        name="answerPictures"
        label={page.t('become.answer.pictures')}
        isOptional
        value={pictures}
        problem={problem.pictures ?? ''}
        onChange={setPictures}
        onBusy={setUploading}
      />
      <Button type="submit" look="gold" className="self-start" isBusy={isBusy}>
        {page.t('become.answer.send')}
      </Button>
    </form>
  );
}
