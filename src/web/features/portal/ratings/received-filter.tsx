import { createContext, use } from 'react';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { RATING_STARS } from '#domain/rating/rating-choice.ts';
import { usePage } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, cursor, FilterChoice, hidden, named } from '#web/kit/list/filter/filter-kinds.tsx';
import { readChoice } from '#web/kit/list/filter/filter-values.ts';
import type { FilterFieldProps } from '#web/kit/list/filter/use-filters.ts';

/** Path of the developer's list of ratings. */
export const RECEIVED_PATH = '/developer/ratings';

/** Tabs beside the one of all ratings. */
export const ANSWERED = ['false', 'true'] as const;

/** The filter of the developer's ratings. */
export const receivedFilter = defineFilter({
  applicationId: { ...hidden(), Field: ApplicationField },
  isAnswered: named(
    'answered',
    hidden((answered) => readChoice(ANSWERED, answered)),
  ),
  stars: choice(RATING_STARS, {
    label: 'ratings.filter.stars',
    any: 'ratings.filter.anyStars',
    text: (stars, page) => page.t('ratings.stars', { stars }),
  }),
  language: choice(LOCALES, {
    label: 'ratings.filter.language',
    any: 'ratings.filter.anyLanguage',
    text: (code) => LANGUAGE_NAMES[code],
  }),
  after: cursor(/^\d{1,10}$/),
});
export type ReceivedFilter = ValuesOf<typeof receivedFilter>;

/** The developer's applications, as choices of the filter. */
export const ReceivedApplications = createContext<readonly PortalApplication[]>([]);

function ApplicationField(field: FilterFieldProps) {
  const page = usePage();
  const options = use(ReceivedApplications).map(({ applicationId, name }) => [applicationId, name] as const);
  return <FilterChoice {...field} label={page.t('words.game')} any={page.t('hall.allGames')} options={options} />;
}
