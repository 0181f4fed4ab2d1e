import { MessageSquareText } from 'lucide-react';
import type { PublicApplication } from '#contract/application/entities.ts';
import type { RatingMean } from '#contract/rating/entities.ts';
import { RATING_SORTS } from '#contract/rating/rating-sorts.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { RATING_STARS, type RatingChoice } from '#domain/rating/rating-choice.ts';
import { Section } from '#web/kit/game/section.tsx';
import { RatingSummaryPanel } from '#web/kit/rating/rating-summary-panel.tsx';
import { EmptyIcon } from '#web/kit/state/empty-state.tsx';
import { FIELD_BOX } from '#web/ui/field/field-frame.tsx';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { RatingsData } from './load-ratings.ts';
import { OwnRatingPanel } from './own-rating-panel.tsx';
import { RatingCard } from './rating-card.tsx';
import { LIST_ID, type Ratings, useRatings } from './use-ratings.ts';

interface RatingsSectionProps {
  readonly application: Pick<PublicApplication, 'appId' | 'name' | 'company' | 'developer'>;
  readonly ratings: RatingsData;
  /** The filter in the address. */
  readonly choice: RatingChoice;
  /** The average including the user's latest rating. */
  readonly onMean: (mean: RatingMean) => void;
}

/** The ratings of a game: summary, the user's own, and all others. */
export function RatingsSection({ application, ratings: first, choice, onMean }: RatingsSectionProps) {
  const page = usePage();
  const ratings = useRatings({ applicationId: application.appId, first, choice, onMean });
  const { summary } = ratings.found;
  return (
    <div id="ratings" tabIndex={-1} className="scroll-mt-24 outline-none">
      <Section id="ratings" title={page.t('ratings.title')}>
        <div className="flex flex-col gap-5">
          <div className={summary.count > 0 ? 'grid gap-4 sm:grid-cols-2' : 'grid gap-4'}>
            {summary.count > 0 && <RatingSummaryPanel summary={summary} />}
            <OwnRatingPanel application={application} own={ratings.own} onChanged={ratings.reload} />
          </div>
          {summary.count > 0 && <WrittenRatings ratings={ratings} developer={application} />}
        </div>
      </Section>
    </div>
  );
}

interface WrittenRatingsProps {
  readonly ratings: Ratings;
  readonly developer: RatingsSectionProps['application'];
}

function WrittenRatings({ ratings, developer }: WrittenRatingsProps) {
  const page = usePage();
  const { found, choice } = ratings;
  const isNarrowed = choice.stars !== undefined || choice.language !== undefined;
  if (found.list.length === 0 && !isNarrowed) return <p className="text-muted">{page.t('ratings.none.words')}</p>;
  return (
    <>
      <RatingControls ratings={ratings} />
      {found.list.length === 0 ? (
        <NothingFound onShowAll={ratings.showAll} />
      ) : (
        <ul
          id={LIST_ID}
          tabIndex={-1}
          aria-label={page.t('ratings.list')}
          aria-busy={ratings.isBusy}
          className={`flex flex-col gap-3 transition-opacity ${ratings.isBusy ? 'opacity-50 delay-200' : ''}`}
        >
          {found.list.map((rating) => (
            <RatingCard
              key={rating.id}
              rating={rating}
              developer={developer}
              isOwnGame={ratings.own?.obstacle === 'own'}
              onChanged={(change) => ratings.replace(rating.id, change)}
            />
          ))}
        </ul>
      )}
      {found.next !== null && (
        <button
          type="button"
          className="btn btn-quiet self-center"
          aria-disabled={ratings.isAppending}
          onClick={ratings.more}
        >
          {ratings.isAppending && <Spinner />}
          {page.t('ratings.more')}
        </button>
      )}
    </>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const page = usePage();
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-8 text-center">
      <EmptyIcon Icon={MessageSquareText} />
      <p className="font-bold">{page.t('ratings.none.found')}</p>
      <button type="button" className="btn btn-quiet" onClick={onShowAll}>
        {page.t('ratings.none.all')}
      </button>
    </div>
  );
}

type Option = readonly [value: string, text: string];

/** Sort and filter of the ratings. */
function RatingControls({ ratings: { choice, choose } }: { ratings: Ratings }) {
  const page = usePage();
  return (
    <div className="grid grid-cols-2 gap-3 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1">
      <Choice
        label={page.t('hall.sort.label')}
        value={choice.sort}
        options={RATING_SORTS.map(
          (sort): Option => [sort, page.t(sort === 'newest' ? 'hall.sort.newest' : `ratings.sort.${sort}`)],
        )}
        onChoose={(value) => choose({ sort: RATING_SORTS.find((sort) => sort === value) ?? 'helpful' })}
      />
      <Choice
        label={page.t('ratings.filter.stars')}
        value={String(choice.stars ?? '')}
        options={[
          ['', page.t('ratings.filter.anyStars')],
          ...RATING_STARS.map((stars): Option => [String(stars), page.t('ratings.stars', { stars })]),
        ]}
        onChoose={(value) => choose({ stars: RATING_STARS.find((stars) => String(stars) === value) })}
      />
      <Choice
        label={page.t('ratings.filter.language')}
        value={choice.language ?? ''}
        options={[
          ['', page.t('ratings.filter.anyLanguage')],
          ...LOCALES.map((code): Option => [code, LANGUAGE_NAMES[code]]),
        ]}
        onChoose={(value) => choose({ language: LOCALES.find((code) => code === value) })}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="text-muted flex min-w-0 flex-col gap-1 text-xs font-bold">
      {label}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={`${FIELD_BOX} text-ink min-h-11 py-2 ps-3 pe-1 text-sm font-normal`}
      >
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
