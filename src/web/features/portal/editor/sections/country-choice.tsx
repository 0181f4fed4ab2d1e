import { useState } from 'react';
import { listCountryRegions } from '#domain/countries/countries.ts';
import { regionName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { CountrySummary } from '#web/kit/game/country-summary.tsx';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';
import { CountryRegion } from './country-region.tsx';
import { CountrySearch } from './country-search.tsx';

const REGIONS = listCountryRegions();
const ALL = REGIONS.flatMap(({ countries }) => countries);

interface CountryChoiceProps {
  readonly legend: string;
  readonly chosen: readonly string[];
  readonly isReadOnly: boolean;
  /** Localized error message; empty if the value is valid. */
  readonly error: string;
  /** Adds or removes countries. Must be a stable function, so that only the changed region rerenders. */
  readonly onPut: (countries: readonly string[], isChosen: boolean) => void;
}

/** Selects whole regions or single countries, with a search by name. */
export function CountryChoice({ legend, chosen, isReadOnly, error, onPut }: CountryChoiceProps) {
  const page = usePage();
  return (
    <fieldset
      id="field-countries"
      tabIndex={-1}
      aria-describedby={error === '' ? undefined : 'field-countries-error'}
      className="min-w-0 rounded-xl"
    >
      <legend className="mb-2 text-sm font-bold">
        {legend}
        <span className="text-muted ms-3 font-normal tabular-nums">
          {page.t('editor.countries.count', { count: chosen.length, total: ALL.length })}
        </span>
      </legend>
      {isReadOnly ? <CountrySummary countries={chosen} /> : <Regions chosen={chosen} onPut={onPut} />}
      {error !== '' && (
        <div className="mt-2">
          <FieldProblem id="field-countries-error" error={error} />
        </div>
      )}
    </fieldset>
  );
}

type RegionsProps = Pick<CountryChoiceProps, 'chosen' | 'onPut'>;

function Regions({ chosen, onPut }: RegionsProps) {
  const page = usePage();
  const [word, setWord] = useState('');
  const wanted = word.trim().toLocaleLowerCase();
  const isFound = (code: string) =>
    regionName(page.translator, code).toLocaleLowerCase().includes(wanted) || code.toLowerCase() === wanted;
  const found = REGIONS.map(({ region, countries }) => ({ region, all: countries, shown: countries.filter(isFound) }));
  const count = found.reduce((sum, { shown }) => sum + shown.length, 0);
  return (
    <>
      <CountrySearch
        word={word}
        news={wanted === '' ? '' : page.t('editor.countries.found', { count })}
        onWord={setWord}
        onAll={(isChosen) => onPut(ALL, isChosen)}
      />
      {count === 0 && <p className="text-muted text-sm">{page.t('words.noCountryOrRegionMatches')}</p>}
      <div className="flex flex-col gap-2">
        {found.map(
          ({ region, all, shown }) =>
            shown.length > 0 && (
              <CountryRegion
                key={region}
                region={region}
                shown={shown.join()}
                chosen={all.filter((code) => chosen.includes(code)).join()}
                total={all.length}
                isOpen={wanted !== ''}
                onPut={onPut}
              />
            ),
        )}
      </div>
    </>
  );
}
