import { LOCALES } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { RATING_STARS } from '#domain/rating/rating-choice.ts';
import { usePage } from '#web/app/use-page.ts';
import { FilterChoice } from '#web/kit/list/filter/filter-fields.tsx';
import { FilterForm } from '#web/kit/list/filter/filter-form.tsx';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import type { ReceivedData } from './load-received.ts';
import { ANSWERED, RECEIVED_PATH, readReceivedFilter, receivedQuery } from './received-filter.ts';

/** The filters of the ratings, all stored in the address; a plain form, so that it works without JavaScript. */
export function ReceivedFilters({ filter, applications }: Pick<ReceivedData, 'filter' | 'applications'>) {
  const page = usePage();
  const filters = useFilters({
    path: RECEIVED_PATH,
    shown: receivedQuery({ ...filter, after: undefined }),
    tidy: (fields) => receivedQuery(readReceivedFilter(fields)),
  });
  return (
    <div className="card p-4 sm:p-5">
      <FilterForm filters={filters}>
        <FilterChoice
          filters={filters}
          name="applicationId"
          label={page.t('words.game')}
          any={page.t('hall.allGames')}
          options={applications.map(({ applicationId, name }) => [applicationId, name])}
        />
        <FilterChoice
          filters={filters}
          name="answered"
          label={page.t('ratings.answer')}
          any={page.t('list.any')}
          options={ANSWERED.map((answered) => [answered, page.t(`ratings.received.answered.${answered}`)])}
        />
        <FilterChoice
          filters={filters}
          name="stars"
          label={page.t('ratings.filter.stars')}
          any={page.t('ratings.filter.anyStars')}
          options={RATING_STARS.map((stars) => [stars, page.t('ratings.stars', { stars })])}
        />
        <FilterChoice
          filters={filters}
          name="language"
          label={page.t('ratings.filter.language')}
          any={page.t('ratings.filter.anyLanguage')}
          options={LOCALES.map((code) => [code, LANGUAGE_NAMES[code]])}
        />
      </FilterForm>
    </div>
  );
}
