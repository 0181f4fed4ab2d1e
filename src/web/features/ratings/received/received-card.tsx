import { MessageSquareReply, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReceivedRating } from '#contract/rating/entities.ts';
import { LANGUAGE_NAMES } from '#domain/language-names.ts';
import { usePage } from '../../../app/use-page.ts';
import { AnswerBlock, RatingHead, RatingWords } from '../rating-text.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { DeleteAnswer } from './delete-answer.tsx';
import { RECEIVED_PATH, receivedQuery } from './received-filter.ts';

interface ReceivedCardProps {
  readonly rating: ReceivedRating;
  /** Ratings of several games are listed. */
  readonly isNamed: boolean;
  /** Only answered ones are listed, or only others: a rating leaves the list with its answer. */
  readonly isLeaving: boolean;
}

/** Id of the heading that tells how many there are. */
export const LIST_ID = 'received';

/** Id of the button that answers a rating, or changes the answer. */
const answerIdOf = (id: number) => `answer-${id}`;

/** What a player says of a game, and what its developer answers. */
export function ReceivedCard({ rating, isNamed, isLeaving }: ReceivedCardProps) {
  const page = usePage();
  const [dialog, setDialog] = useState<'answer' | 'delete' | null>(null);
  const { words, lang, answer, answerRemoval, helpfulCount, applicationId, applicationName } = rating;
  const draft = useRef<string>(null);
  const close = () => setDialog(null);
  const focusId = isLeaving ? LIST_ID : answerIdOf(rating.id);
  return (
    <li className="card flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <RatingHead rating={rating} />
      <p className={`text-muted flex flex-wrap items-center gap-x-3 text-xs ${isNamed ? '-my-3' : '-mt-1'}`}>
        {isNamed && (
          <a
            className="inline-flex min-h-11 items-center underline underline-offset-4"
            href={page.href(RECEIVED_PATH, receivedQuery({ applicationId }))}
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
      <RatingWords words={words} lang={lang} />
      {answer !== null && (
        <AnswerBlock answer={answer} title={page.t('ratings.answer.own')}>
          {answerRemoval !== null && <RemovedAnswer removal={answerRemoval} />}
        </AnswerBlock>
      )}
      {answerRemoval === null && <Buttons rating={rating} onAsk={setDialog} />}
      {dialog === 'answer' && (
        <AnswerDialog
          rating={rating}
          focusId={focusId}
          draft={draft.current}
          onClose={(typed) => {
            draft.current = typed;
            close();
          }}
        />
      )}
      {dialog === 'delete' && <DeleteAnswer rating={rating} focusId={focusId} onClose={close} />}
    </li>
  );
}

/** Why an operator has taken an answer away. */
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
  readonly onAsk: (dialog: 'answer' | 'delete') => void;
}

function Buttons({ rating, onAsk }: ButtonsProps) {
  const page = usePage();
  const author = rating.author ?? page.t('ratings.former');
  const isAnswered = rating.answer !== null;
  const Icon = isAnswered ? Pencil : MessageSquareReply;
  const label = page.t(isAnswered ? 'ratings.answer.edit' : 'ratings.answer');
  const nameOf = (action: string) => page.t('ratings.actionOf', { action, author, game: rating.applicationName });
  return (
    <div className="flex flex-wrap gap-2">
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
