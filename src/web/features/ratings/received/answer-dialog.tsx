import { answerRating } from '#contract/rating/developer-endpoints.ts';
import type { ReceivedRating } from '#contract/rating/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../../app/use-page.ts';
import { RatingDialog } from '../rating-dialog.tsx';
import { RatingWords } from '../rating-text.tsx';
import { WordsField } from '../words-field.tsx';

interface AnswerDialogProps {
  readonly rating: ReceivedRating;
  /** What was typed when it was closed without sending it. */
  readonly draft: string | null;
  /** With what is typed and not sent: a slip of the hand must not cost it. */
  readonly onClose: (draft: string) => void;
  /** The answer is published. */
  readonly onDone: () => Promise<void>;
}

/** A public answer to what a player says. */
export function AnswerDialog({ rating, draft, onClose, onDone }: AnswerDialogProps) {
  const page = usePage();
  const form = useForm({
    initial: { words: draft ?? rating.answer?.words ?? '' },
    check: ({ words }) => ({ words: words.trim() === '' ? page.t('ratings.answer.missing') : undefined }),
    send: async ({ words }) => {
      await page.call(answerRating, { ratingId: rating.id, words: words.trim(), lang: page.state.locale });
      await onDone();
      toasts.show('success', page.t('ratings.answer.done'));
    },
  });
  return (
    <RatingDialog
      title={page.t('ratings.answer.title', { author: rating.author ?? page.t('ratings.former') })}
      confirm={page.t('ratings.answer.send')}
      isBusy={form.isBusy}
      keepsWords
      onSubmit={form.submit}
      onClose={() => onClose(form.values.words)}
    >
      <div className="border-line text-muted border-s-2 ps-4 text-sm">
        <RatingWords words={rating.words} lang={rating.lang} />
      </div>
      <WordsField
        {...form.fieldOf('words')}
        label={page.t('ratings.answer.own')}
        hint={page.t('ratings.answer.hint')}
        max={LIMITS.ratingAnswerLength}
        isRequired
      />
    </RatingDialog>
  );
}
