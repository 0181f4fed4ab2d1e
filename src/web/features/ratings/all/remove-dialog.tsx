import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { LIMITS } from '#contract/limits.ts';
import type { OperatorRating } from '#contract/rating/entities.ts';
import { removeRating } from '#contract/rating/operator-endpoints.ts';
import { RATING_REASONS } from '#contract/rating/rating-reasons.ts';
import { usePage } from '../../../app/use-page.ts';
import { toasts } from '../../../ui/toast-store.ts';
import { useForm } from '../../operator/money/use-form.ts';
import { TOTAL_ID } from '../../operator/operator-page.tsx';
import { RatingDialog } from '../rating-dialog.tsx';
import { ReasonChoice } from '../reason-choice.tsx';
import { WordsField } from '../words-field.tsx';

interface RemoveDialogProps {
  readonly rating: OperatorRating;
  readonly author: string;
  readonly onClose: () => void;
}

/** Takes a rating away, for a reason that its author reads; what was reported first is proposed. */
export function RemoveDialog({ rating: { id: ratingId, reports }, author, onClose }: RemoveDialogProps) {
  const page = usePage();
  const router = useRouter();
  const form = useForm<'reason' | 'note'>({
    initial: { reason: reports[0]?.reason ?? '', note: '' },
    check: ({ reason }) => ({ reason: reason === '' ? page.t('field.choice') : undefined }),
    send: async ({ reason, note }) => {
      const chosen = RATING_REASONS.find((one) => one === reason);
      if (chosen === undefined) return;
      await page.call(removeRating, { ratingId, reason: chosen, note: note.trim(), lang: page.state.locale });
      await router.invalidate();
      flushSync(onClose);
      document.getElementById(TOTAL_ID)?.focus();
      toasts.show('success', page.t('ratings.remove.done'));
    },
  });
  return (
    <RatingDialog
      title={page.t('ratings.remove.title', { author })}
      confirm={page.t('ratings.remove')}
      isDanger
      isBusy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="text-muted">{page.t('ratings.remove.text')}</p>
      <ReasonChoice {...form.fieldOf('reason')} label={page.t('ratings.remove.reason')} />
      <WordsField
        {...form.fieldOf('note')}
        label={page.t('ratings.remove.note')}
        hint={page.t('ratings.remove.hint')}
        max={LIMITS.reasonLength}
        rows={3}
      />
    </RatingDialog>
  );
}
