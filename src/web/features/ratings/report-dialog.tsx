import { reportRating } from '#contract/rating/endpoints.ts';
import { RATING_REASONS, type RatingPart } from '#contract/rating/rating-reasons.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../app/use-page.ts';
import { RatingDialog } from './rating-dialog.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { WordsField } from './words-field.tsx';

export interface ReportDialogProps {
  readonly ratingId: number;
  readonly about: RatingPart;
  readonly onClose: () => void;
}

/** Tells the operators that a rating, or the answer to it, should not stand. */
export function ReportDialog({ ratingId, about, onClose }: ReportDialogProps) {
  const page = usePage();
  const form = useForm({
    initial: { reason: '', note: '' },
    check: ({ reason }) => ({ reason: reason === '' ? page.t('field.choice') : undefined }),
    send: async ({ reason, note }) => {
      const chosen = RATING_REASONS.find((one) => one === reason);
      if (chosen === undefined) return;
      await page.call(reportRating, { ratingId, about, reason: chosen, note: note.trim() });
      onClose();
      toasts.show('success', page.t('ratings.report.done'));
    },
  });
  return (
    <RatingDialog
      title={page.t(about === 'rating' ? 'ratings.report.title' : 'ratings.answer.report.title')}
      confirm={page.t('ratings.report.send')}
      isBusy={form.isBusy}
      isChanged={form.values.reason !== ''}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <ReasonChoice {...form.fieldOf('reason')} label={page.t('ratings.report.reason')} />
      <WordsField
        {...form.fieldOf('note')}
        label={page.t('ratings.report.note')}
        hint={page.t('ratings.report.hint')}
        max={LIMITS.reasonLength}
        rows={3}
      />
    </RatingDialog>
  );
}
