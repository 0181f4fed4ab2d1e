import { useRouter } from '@tanstack/react-router';
import { MessageSquareReply, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { answerRating, deleteRatingAnswer } from '#contract/rating/developer-endpoints.ts';
import type { ReceivedRating } from '#contract/rating/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import { AnswerBlock, RatingHead, RatingWords } from '#web/kit/rating/rating-text.tsx';
import { WordsField } from '#web/kit/rating/words-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { RECEIVED_PATH, receivedFilter } from './received-filter.tsx';

interface ReceivedCardProps {
  readonly rating: ReceivedRating;
  /** Shows the name of the game, for lists with several games. */
  readonly isNamed: boolean;
  readonly onAsk: (asked: AskedAnswer) => void;
}

/** A player's rating and the developer's answer. */
export function ReceivedCard({ rating, isNamed, onAsk }: ReceivedCardProps) {
  const page = usePage();
  const { words, lang, answer, answerRemoval, helpfulCount, applicationId, applicationName } = rating;
  return (
    <li className="card grid min-w-0 gap-x-4 gap-y-2.5 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5">
      <RatingHead rating={rating} />
      <p
        className={`text-muted flex flex-wrap items-center gap-x-3 text-xs sm:col-span-2 ${isNamed ? '-my-3' : '-mt-1'}`}
      >
        {isNamed && (
          <a
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            href={page.href(RECEIVED_PATH, receivedFilter.query({ applicationId }))}
          >
            {applicationName}
          </a>
        )}
        <span>{LANGUAGE_NAMES[lang]}</span>
        {helpfulCount > 0 && (
          <span>
            {page.t('ratings.helpful')} {helpfulCount}
          </span>
        )}
      </p>
      <div className="flex min-w-0 flex-col gap-3 sm:col-span-2">
        <RatingWords words={words} lang={lang} />
        {answer !== null && (
          <AnswerBlock answer={answer} title={page.t('ratings.answer.own')}>
            {answerRemoval !== null && <RemovedAnswer removal={answerRemoval} />}
          </AnswerBlock>
        )}
      </div>
      {answerRemoval === null && <Buttons rating={rating} onAsk={(action) => onAsk({ rating, action })} />}
    </li>
  );
}

/** Why an operator has removed an answer. */
function RemovedAnswer({ removal: { reason, note } }: { removal: NonNullable<ReceivedRating['answerRemoval']> }) {
  const page = usePage();
  return (
    <div className="mt-2 text-sm">
      <p className="text-danger font-bold">{page.t('ratings.answer.removed')}</p>
      <p>{page.t('ratings.answer.removed.text', { reason: page.t(`ratings.reason.${reason}`) })}</p>
      {note !== '' && <p className="text-muted wrap-anywhere">{note}</p>}
    </div>
  );
}

interface ButtonsProps {
  readonly rating: ReceivedRating;
  readonly onAsk: (action: AskedAnswer['action']) => void;
}

function Buttons({ rating, onAsk }: ButtonsProps) {
  const page = usePage();
  const author = rating.author ?? page.t('ratings.former');
  const isAnswered = rating.answer !== null;
  const Icon = isAnswered ? Pencil : MessageSquareReply;
  const label = page.t(isAnswered ? 'ratings.answer.edit' : 'ratings.answer');
  const nameOf = (action: string) => page.t('ratings.actionOf', { action, author, game: rating.applicationName });
  return (
    <div className="flex flex-wrap gap-2 sm:col-start-2 sm:row-start-1 sm:items-start">
      <Button
        id={answerIdOf(rating.id)}
        aria-haspopup="dialog"
        aria-label={nameOf(label)}
        onClick={() => onAsk('answer')}
      >
        <Icon size={16} aria-hidden />
        {label}
      </Button>
      {isAnswered && (
        <Button
          aria-haspopup="dialog"
          aria-label={nameOf(page.t('ratings.answer.delete'))}
          onClick={() => onAsk('delete')}
        >
          <Trash2 size={16} aria-hidden />
          {page.t('ratings.answer.delete')}
        </Button>
      )}
    </div>
  );
}

/** Id of the button that adds or edits the answer to a rating. */
const answerIdOf = (id: number) => `answer-${id}`;

/** The action on a rating that the developer has chosen. */
export interface AskedAnswer {
  readonly rating: ReceivedRating;
  readonly action: 'answer' | 'delete';
}

interface AnswerDialogsProps {
  readonly asked: AskedAnswer | null;
  readonly onClose: () => void;
}

/**
 * The dialogs of the list. They are rendered outside it, so that a dialog stays open if a filter removes its rating.
 */
export function AnswerDialogs({ asked, onClose }: AnswerDialogsProps) {
  const router = useRouter();
  const drafts = useRef(new Map<number, string>());
  if (asked === null) return null;
  const { rating, action } = asked;
  if (action === 'delete') return <DeleteAnswer rating={rating} onClose={onClose} />;
  return (
    <AnswerDialog
      rating={rating}
      draft={drafts.current.get(rating.id) ?? null}
      onKeep={(typed) => drafts.current.set(rating.id, typed)}
      onSent={async () => {
        drafts.current.delete(rating.id);
        await router.invalidate();
      }}
      onClose={onClose}
    />
  );
}

/** Asks for confirmation before an answer is deleted. */
function DeleteAnswer({ rating: { id }, onClose }: { rating: ReceivedRating; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('ratings.answer.delete.title')}
      confirm={page.t('ratings.answer.delete')}
      isDanger
      call={() => page.call(deleteRatingAnswer, { ratingId: id, lang: page.state.locale })}
      done={page.t('ratings.answer.deleted')}
      focusAfter={answerIdOf(id)}
      onClose={onClose}
    >
      {page.t('ratings.answer.delete.text')}
    </ConfirmAction>
  );
}

interface AnswerDialogProps {
  readonly rating: ReceivedRating;
  /** Text from when the dialog was closed without sending. */
  readonly draft: string | null;
  /** Stores unsent text. */
  readonly onKeep: (draft: string) => void;
  /** Reloads the page's data after the answer is published. */
  readonly onSent: () => Promise<void>;
  readonly onClose: () => void;
}

/** Writes a public answer to a rating. */
export function AnswerDialog({ rating, draft, onKeep, onSent, onClose }: AnswerDialogProps) {
  const page = usePage();
  const form = useDialogForm({
    initial: { words: draft ?? rating.answer?.words ?? '' },
    check: ({ words }) => ({ words: words.trim() === '' ? page.t('ratings.answer.missing') : undefined }),
    call: ({ words }) => page.call(answerRating, { ratingId: rating.id, words: words.trim(), lang: page.state.locale }),
    done: page.t('ratings.answer.done'),
    refresh: onSent,
    onClose,
  });
  return (
    <FormDialog
      title={page.t('ratings.answer.title', { author: rating.author ?? page.t('ratings.former') })}
      confirm={page.t('ratings.answer.send')}
      form={form}
      isKept
      onClose={() => {
        onKeep(form.values.words);
        onClose();
      }}
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
    </FormDialog>
  );
}
