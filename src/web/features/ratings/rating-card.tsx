import { Languages, ThumbsUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { markRatingHelpful, reportRating } from '#contract/rating/endpoints.ts';
import type { Rating } from '#contract/rating/entities.ts';
import type { RatingPart } from '#contract/rating/rating-reasons.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { DeveloperLink, type DeveloperLinkProps } from '#web/kit/game/developer-link.tsx';
import { AnswerBlock, RatingHead, RatingWords } from '#web/kit/rating/rating-text.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { useRefusal } from '#web/kit/state/use-refusal.ts';
import { formatCount } from '#web/ui/text/format-count.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { ReportButton } from './report-button.tsx';
import { canTranslate, translateWords } from './translate-words.ts';
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
  const refuse = useRefusal();
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
      <button
        type="button"
        className={ACTION}
        aria-pressed={isHelpful}
        aria-disabled={refuse !== null}
        onClick={refuse ?? (() => voting.start())}
      >
        <ThumbsUp size={16} aria-hidden fill={isHelpful ? 'currentColor' : 'none'} />
        {page.t('ratings.helpful')}
        {helpfulCount > 0 && <span className="tabular-nums">{formatCount(helpfulCount, page.state.locale)}</span>}
        <span className="sr-only">{page.t('ratings.helpful.of', { author })}</span>
      </button>
      <ReportRatingButton ratingId={id} about="rating" label={page.t('ratings.report.of', { author })} />
    </div>
  );
}

interface ReportRatingButtonProps {
  readonly ratingId: number;
  readonly about: RatingPart;
  /** Full label for screen readers. */
  readonly label: string;
}

/** Button to report a rating or its reply. */
function ReportRatingButton({ ratingId, about, label }: ReportRatingButtonProps) {
  const page = usePage();
  return (
    <ReportButton
      label={label}
      title={page.t(about === 'rating' ? 'ratings.report.title' : 'ratings.answer.report.title')}
      signIn="rating"
      send={(report) => page.call(reportRating, { ratingId, about, ...report })}
    />
  );
}

interface TranslatedWordsProps {
  readonly words: string;
  readonly lang: LocaleCode;
}

/** A player's text; one in another language can be translated where the reader's own browser does that. */
function TranslatedWords({ words, lang }: TranslatedWordsProps) {
  const page = usePage();
  const { locale } = page.state;
  const [isOffered, setOffered] = useState(false);
  const [translation, setTranslation] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setTranslation(null);
    void canTranslate(lang, locale).then((can) => isCurrent && setOffered(can));
    return () => {
      isCurrent = false;
    };
  }, [words, lang, locale]);
  const translating = useAction(async () => {
    try {
      setTranslation(await translateWords(words, lang, locale));
    } catch {
      toasts.show('error', page.t('ratings.translate.failed'));
    }
  });
  if (!isOffered) return <RatingWords words={words} lang={lang} />;
  return (
    <div aria-busy={translating.isBusy} aria-live="polite">
      {translation === null ? (
        <RatingWords words={words} lang={lang} />
      ) : (
        <RatingWords words={translation} lang={locale} />
      )}
      <button
        type="button"
        className="text-muted hover:text-ink inline-flex min-h-11 items-center gap-2 text-sm"
        aria-disabled={translating.isBusy}
        onClick={() => (translation === null ? translating.start() : setTranslation(null))}
      >
        <Languages size={16} aria-hidden />
        {page.t(
          translating.isBusy
            ? 'ratings.translate.busy'
            : translation === null
              ? 'ratings.translate'
              : 'ratings.translate.original',
        )}
      </button>
    </div>
  );
}
