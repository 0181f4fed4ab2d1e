import { RATING_REASONS, type RatingReason } from '#contract/rating/rating-reasons.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import { ReasonChoice } from '#web/kit/rating/reason-choice.tsx';
import { WordsField } from '#web/kit/rating/words-field.tsx';

/** A report of another person’s words. */
export interface Report {
  readonly reason: RatingReason;
  readonly note: string;
}

export interface ReportDialogProps {
  readonly title: string;
  readonly send: (report: Report) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Reports a review, the reply to it, or news to the operators. */
export function ReportDialog({ title, send, onClose }: ReportDialogProps) {
  const page = usePage();
  const form = useDialogForm({
    initial: { reason: '', note: '' },
    check: ({ reason }) => ({ reason: reason === '' ? page.t('field.choice') : undefined }),
    call: async ({ reason, note }) => {
      const chosen = RATING_REASONS.find((one) => one === reason);
      if (chosen !== undefined) await send({ reason: chosen, note: note.trim() });
    },
    done: page.t('ratings.report.done'),
    refresh: null,
    onClose,
  });
  return (
    <FormDialog title={title} confirm={page.t('ratings.report.send')} form={form} onClose={onClose}>
      <ReasonChoice {...form.fieldOf('reason')} label={page.t('ratings.report.reason')} />
      <WordsField
        {...form.fieldOf('note')}
        label={page.t('ratings.report.note')}
        hint={page.t('ratings.report.hint')}
        max={LIMITS.reasonLength}
        rows={3}
      />
    </FormDialog>
  );
}
