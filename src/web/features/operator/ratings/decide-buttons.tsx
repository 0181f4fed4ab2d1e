import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { OperatorRating } from '#contract/rating/entities.ts';
import { dismissRatingReports, removeRating, restoreRating } from '#contract/rating/operator-endpoints.ts';
import { RATING_REASONS, type RatingPart } from '#contract/rating/rating-reasons.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { type Message, useFinish, useMutation } from '#web/kit/dialog/use-mutation.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { RatingWords } from '#web/kit/rating/rating-text.tsx';
import { ReasonChoice } from '#web/kit/rating/reason-choice.tsx';
import { WordsField } from '#web/kit/rating/words-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

interface DecideButtonsProps {
  readonly rating: OperatorRating;
  readonly about: RatingPart;
  readonly author: string;
}

/** The operator's actions on a rating or its reply. */
export function DecideButtons({ rating, about, author }: DecideButtonsProps) {
  const page = usePage();
  const [isRemoving, setRemoving] = useState(false);
  const decide = useDecision(rating, about);
  const { isThere, removal, reportCount, keys } = reportedPart(rating, about);
  const nameOf = (action: string) => page.t('ratings.actionOf', { action, author, game: rating.applicationName });
  const button = (action: string, run: () => void) => (
    <Button aria-label={nameOf(action)} isOff={decide.isBusy} onClick={() => decide.isBusy || run()}>
      {action}
    </Button>
  );
  return (
    <>
      {isThere && removal === null && button(page.t(`${keys}.remove`), () => setRemoving(true))}
      {about === 'rating' && rating.heldAt !== null && button(page.t('ratings.publish'), () => decide.start('publish'))}
      {reportCount > 0 && button(page.t(`${keys}.dismiss`), () => decide.start('dismiss'))}
      {removal !== null && button(page.t(`${keys}.restore`), () => decide.start('restore'))}
      {isRemoving && <RemoveDialog rating={rating} about={about} author={author} onClose={() => setRemoving(false)} />}
    </>
  );
}

type Decision = 'dismiss' | 'restore' | 'publish';

/** Decisions made without confirmation, since they are as easily undone. */
function useDecision(rating: OperatorRating, about: RatingPart) {
  const page = usePage();
  const { revision, keys } = reportedPart(rating, about);
  const send = (decision: Decision) => {
    const part = { ratingId: rating.id, about, lang: page.state.locale };
    return decision === 'dismiss'
      ? page.call(dismissRatingReports, { ...part, revision })
      : page.call(restoreRating, part);
  };
  return useMutation({
    call: async (decision: Decision): Promise<Message> => {
      try {
        await send(decision);
        return page.t(decision === 'publish' ? 'ratings.publish.done' : `${keys}.${decision}.done`);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        return { type: 'warning', text: page.t('ratings.outdated') };
      }
    },
    done: (message) => message,
  });
}

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

/** The part that an operator decides on: a rating or its reply. */
function reportedPart(rating: OperatorRating, about: RatingPart) {
  const { revision, reportCount, reports, removal } = rating;
  if (about === 'rating') return { isThere: true, revision, reportCount, reports, removal, keys: 'ratings' } as const;
  return {
    isThere: rating.answer !== null,
    revision: rating.answerRevision,
    reportCount: rating.answerReportCount,
    reports: rating.answerReports,
    removal: rating.answerRemoval,
    /** Prefix of its message keys. */
    keys: 'ratings.answer',
  } as const;
}

/** Whether a decision was refused because the text has been edited since. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR.parameterError && error.fields?.revision !== undefined;
}
