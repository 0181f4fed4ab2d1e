import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { OperatorRating } from '#contract/rating/entities.ts';
import { removeRating } from '#contract/rating/operator-endpoints.ts';
import { RATING_REASONS, type RatingPart } from '#contract/rating/rating-reasons.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { RatingWords } from '#web/kit/rating/rating-text.tsx';
import { ReasonChoice } from '#web/kit/rating/reason-choice.tsx';
import { WordsField } from '#web/kit/rating/words-field.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { isOutdated, reportedPart } from './reported-part.ts';

interface RemoveDialogProps {
  readonly rating: OperatorRating;
  readonly about: RatingPart;
  readonly author: string;
  readonly onClose: () => void;
}

/** Removes a rating or reply with a reason for its author; the first reported reason is preselected. */
export function RemoveDialog({ rating, about, author, onClose }: RemoveDialogProps) {
  const page = usePage();
  const router = useRouter();
  const finish = useFinish({ focusAfter: TOTAL_ID, onClose });
  const { isThere, revision, reports, keys } = reportedPart(rating, about);
  const [isOld, setOld] = useState(false);
  const [proposed] = useState<string>(reports[0]?.reason ?? '');
  const form = useForm({
    initial: { reason: proposed, note: '' },
    check: ({ reason }) => ({ reason: reason === '' ? page.t('field.choice') : undefined }),
    send: async ({ reason, note }) => {
      const chosen = RATING_REASONS.find((one) => one === reason);
      if (chosen === undefined) return;
      const decision = { ratingId: rating.id, about, revision, reason: chosen, note: note.trim() };
      try {
        await page.call(removeRating, { ...decision, lang: page.state.locale });
      } catch (error) {
        if (!isOutdated(error)) throw error;
        // Keep the typed reason and show the edited text.
        await router.invalidate();
        setOld(true);
        // A deleted reply takes its reports, and with them this dialog, off the page.
        if (document.querySelector('dialog[open]') === null) toasts.show('warning', page.t('ratings.outdated.gone'));
        return;
      }
      await finish(page.t(`${keys}.remove.done`));
    },
  });
  return (
    <FormDialog
      title={page.t(`${keys}.remove.title`, { author })}
      confirm={page.t(`${keys}.remove`)}
      isDanger
      form={form}
      onClose={onClose}
    >
      <p role="alert" className="text-danger text-sm font-bold empty:hidden">
        {isOld && page.t(isThere ? 'ratings.outdated' : 'ratings.outdated.gone')}
      </p>
      <Words rating={rating} about={about} />
      <p className="text-muted">{page.t(`${keys}.remove.text`)}</p>
      <ReasonChoice {...form.fieldOf('reason')} label={page.t('words.reason')} />
      <WordsField
        {...form.fieldOf('note')}
        label={page.t(`${keys}.remove.note`)}
        hint={page.t(`${keys}.remove.hint`)}
        max={LIMITS.reasonLength}
        rows={3}
      />
    </FormDialog>
  );
}

/** The text to decide on. */
function Words({ rating, about }: Pick<RemoveDialogProps, 'rating' | 'about'>) {
  const page = usePage();
  const words = about === 'rating' ? rating.words : (rating.answer?.words ?? '');
  const lang = about === 'rating' ? rating.lang : undefined;
  if (words === '' && about === 'answer') return null;
  return (
    <div className="border-line text-muted border-s-2 ps-4 text-sm">
      {words === '' ? <p>{page.t('ratings.all.starsOnly')}</p> : <RatingWords words={words} lang={lang} />}
    </div>
  );
}
