import { LOCALES } from '#contract/locales.ts';
import { LANGUAGE_NAMES } from '#domain/language-names.ts';
import { RATING_STARS } from '#domain/rating-choice.ts';
import { useFilters } from '#web/kit/list/filter/use-filters.ts';
import { usePage } from '../../../app/use-page.ts';
import { FilterChoice, type FilterOption } from '../../portal/sales/filter-choice.tsx';
import type { ReceivedData } from './load-received.ts';
import { ANSWERED, RECEIVED_PATH, readReceivedFilter, receivedQuery } from './received-filter.ts';

/** What the ratings are narrowed to, all of it in their address; a plain form, so that it works without JavaScript. */
export function ReceivedFilters({ filter, applications }: Pick<ReceivedData, 'filter' | 'applications'>) {
  const page = usePage();
  const filters = useFilters({
    path: RECEIVED_PATH,
    shown: receivedQuery({ ...filter, after: undefined }),
    tidy: (fields) => receivedQuery(readReceivedFilter(fields)),
  });
  const choice = (name: string, label: string, options: readonly FilterOption[]) => (
    <FilterChoice filters={filters} name={name} label={label} options={options} />
  );
  return (
    <search className="card p-4 sm:p-5">
      <form
        action={page.href(RECEIVED_PATH)}
        onSubmit={(event) => {
          event.preventDefault();
          filters.submit();
        }}
        className="grid grid-cols-[repeat(auto-fit,minmax(135px,1fr))] items-end gap-3"
      >
        {choice('applicationId', page.t('ratings.received.application'), [
          ['', page.t('ratings.received.anyApplication')],
          ...applications.map((one): FilterOption => [one.applicationId, one.name]),
        ])}
        {choice('answered', page.t('ratings.received.answered'), [
          ['', page.t('ratings.received.anyAnswer')],
          ...ANSWERED.map((answered): FilterOption => [answered, page.t(`ratings.received.answered.${answered}`)]),
        ])}
        {choice('stars', page.t('ratings.filter.stars'), [
          ['', page.t('ratings.filter.anyStars')],
          ...RATING_STARS.map((stars): FilterOption => [String(stars), page.t('ratings.stars', { stars })]),
        ])}
        {choice('language', page.t('ratings.filter.language'), [
          ['', page.t('ratings.filter.anyLanguage')],
          ...LOCALES.map((code): FilterOption => [code, LANGUAGE_NAMES[code]]),
        ])}
        <noscript>
          <button type="submit" className="btn btn-quiet">
            {page.t('ratings.received.show')}
          </button>
        </noscript>
      </form>
    </search>
  );
}
