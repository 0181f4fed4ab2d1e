import { RATING_SORTS } from '#contract/rating/rating-sorts.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { RATING_STARS } from '#domain/rating/rating-choice.ts';
import { FIELD_BOX } from '#web/ui/field/field-box.ts';
import { usePage } from '../../app/use-page.ts';
import type { Ratings } from './use-ratings.ts';

type Option = readonly [value: string, text: string];

/** Sort and filter of the ratings. */
export function RatingControls({ ratings: { choice, choose } }: { ratings: Ratings }) {
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
