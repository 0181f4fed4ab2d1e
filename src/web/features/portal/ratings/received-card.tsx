import { MessageSquareReply, Pencil, Trash2 } from 'lucide-react';
import type { ReceivedRating } from '#contract/rating/entities.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { AnswerBlock, RatingHead, RatingWords } from '#web/kit/rating/rating-text.tsx';
import { type AskedAnswer, answerIdOf } from './answer-dialogs.tsx';
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
      <button
        type="button"
        id={answerIdOf(rating.id)}
        className="btn btn-quiet"
        aria-haspopup="dialog"
        aria-label={nameOf(label)}
        onClick={() => onAsk('answer')}
      >
        <Icon size={16} aria-hidden />
        {label}
      </button>
      {isAnswered && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-haspopup="dialog"
          aria-label={nameOf(page.t('ratings.answer.delete'))}
          onClick={() => onAsk('delete')}
        >
          <Trash2 size={16} aria-hidden />
          {page.t('ratings.answer.delete')}
        </button>
      )}
    </div>
  );
}
