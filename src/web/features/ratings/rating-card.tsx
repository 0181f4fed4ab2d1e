import { ThumbsUp } from 'lucide-react';
import { markRatingHelpful } from '#contract/rating/endpoints.ts';
import type { Rating } from '#contract/rating/entities.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { DeveloperLink, type DeveloperLinkProps } from '#web/kit/game/developer-link.tsx';
import { AnswerBlock, RatingHead } from '#web/kit/rating/rating-text.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { formatCount } from '#web/ui/text/format-count.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { ReportRatingButton } from './report-rating-button.tsx';
import { TranslatedWords } from './translated-words.tsx';
import { ratingIdOf } from './use-ratings.ts';

interface RatingCardProps {
  readonly rating: Rating;
  /** Author of the reply. */
  readonly developer: DeveloperLinkProps['application'];
  /** The user is the developer of the game. */
  readonly isOwnGame: boolean;
  readonly onChanged: (change: Partial<Rating>) => void;
}

/** A player's rating, the developer's reply, and the actions for both. */
export function RatingCard({ rating, developer, isOwnGame, onChanged }: RatingCardProps) {
  const page = usePage();
  const { id, isOwn, words, lang, answer } = rating;
  return (
    <li id={ratingIdOf(id)} tabIndex={-1} className="card flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <RatingHead rating={rating}>{isOwn && <Chip look="quiet">{page.t('ratings.own')}</Chip>}</RatingHead>
      <TranslatedWords words={words} lang={lang} />
      {answer !== null && (
        <AnswerBlock answer={answer} title={<AnswerTitle developer={developer} />}>
          {!isOwnGame && (
            <div className="-ms-4">
              <ReportRatingButton
                ratingId={id}
                about="answer"
                label={page.t('ratings.answer.report.of', { author: rating.author ?? page.t('ratings.former') })}
              />
            </div>
          )}
        </AnswerBlock>
      )}
      {!isOwn && <RatingActions rating={rating} onChanged={onChanged} />}
    </li>
  );
}

/** The heading of a reply; the name in it leads to the developer's page. */
function AnswerTitle({ developer }: Pick<RatingCardProps, 'developer'>) {
  const page = usePage();
  const [before = '', after = ''] = page.t('ratings.answer.from', { company: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <DeveloperLink application={developer} isInline />
      {after}
    </>
  );
}

/** Marks the place of the name in a heading of any language; no name contains it. */
const PLACE = '\uFFFC';

const ACTION =
  'border-control hover:bg-raised inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm aria-pressed:border-accent aria-pressed:text-accent';

function RatingActions({ rating, onChanged }: Pick<RatingCardProps, 'rating' | 'onChanged'>) {
  const page = usePage();
  const isSignedIn = useUser() !== null;
  const { id, isHelpful, helpfulCount } = rating;
  const author = rating.author ?? page.t('ratings.former');
  const voting = useAction(async () => {
    if (!isSignedIn) return openSignIn({ reason: 'rating' });
    // Optimistic; undone on failure.
    onChanged({ isHelpful: !isHelpful, helpfulCount: helpfulCount + (isHelpful ? -1 : 1) });
    try {
      const call = page.call(markRatingHelpful, { ratingId: id, isHelpful: !isHelpful }, { loadingBar: false });
      onChanged({ helpfulCount: (await call).helpfulCount });
    } catch (error) {
      onChanged({ isHelpful, helpfulCount });
      throw error;
    }
  });
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className={ACTION} aria-pressed={isHelpful} onClick={() => voting.start()}>
        <ThumbsUp size={16} aria-hidden fill={isHelpful ? 'currentColor' : 'none'} />
        {page.t('ratings.helpful')}
        {helpfulCount > 0 && <span className="tabular-nums">{formatCount(helpfulCount, page.state.locale)}</span>}
        <span className="sr-only">{page.t('ratings.helpful.of', { author })}</span>
      </button>
      <ReportRatingButton ratingId={id} about="rating" label={page.t('ratings.report.of', { author })} />
    </div>
  );
}
