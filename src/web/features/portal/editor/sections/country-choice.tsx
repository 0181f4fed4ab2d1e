import { ChevronDown, Search } from 'lucide-react';
import { memo, useState } from 'react';
import { listCountryRegions } from '#domain/countries/countries.ts';
import { regionName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { CountrySummary } from '#web/kit/game/country-summary.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';

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

interface CountrySearchProps {
  readonly word: string;
  /** Number of matches, announced to screen readers. */
  readonly news: string;
  readonly onWord: (word: string) => void;
  readonly onAll: (isChosen: boolean) => void;
}

/** Searches countries by name and selects or clears all matches. */
function CountrySearch({ word, news, onWord, onAll }: CountrySearchProps) {
  const page = usePage();
  return (
    <div className="mb-3 flex flex-wrap gap-3">
      <label className="border-control bg-page flex min-h-11 min-w-56 flex-1 items-center gap-2 rounded-xl border px-4">
        <Search size={18} aria-hidden className="text-muted flex-none" />
        <span className="sr-only">{page.t('editor.countries.search')}</span>
        <input
          type="search"
          value={word}
          autoComplete="off"
          placeholder={page.t('editor.countries.search')}
          onChange={(event) => onWord(event.target.value)}
          className="search-input placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent outline-none"
        />
      </label>
      <Button onClick={() => onAll(true)}>{page.t('editor.countries.all')}</Button>
      <Button onClick={() => onAll(false)}>{page.t('editor.countries.none')}</Button>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

interface CountryRegionProps {
  readonly region: string;
  /** Codes joined in a string, so that a region rerenders only when one of them changes. */
  readonly shown: string;
  readonly chosen: string;
  readonly total: number;
  /** Expanded by a search. */
  readonly isOpen: boolean;
  readonly onPut: (countries: readonly string[], isChosen: boolean) => void;
}

/** A region that can be selected as a whole or expanded to its countries. */
const CountryRegion = memo(function CountryRegion({ region, onPut, ...props }: CountryRegionProps) {
  const page = usePage();
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = props.shown.split(',');
  const chosen = new Set(props.chosen.split(',').filter(Boolean));
  const isAll = shown.every((code) => chosen.has(code));
  // Intl provides names of countries but not of all regions.
  const name = page.translator.find(`editor.region.${region}`) ?? region;
  const isOpen = props.isOpen || isUnfolded;
  return (
    <div className="border-line rounded-xl border">
      <div className="flex items-center ps-1">
        <label className="grid size-12 flex-none cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={page.t('editor.countries.region', { region: name })}
            checked={isAll}
            ref={(element) => {
              if (element) element.indeterminate = !isAll && chosen.size > 0;
            }}
            onChange={() => onPut(shown, !isAll)}
            className="h-5 w-5 accent-(--c-accent)"
          />
        </label>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isUnfolded)}
          className="flex min-h-12 flex-1 items-center gap-3 pe-4 text-start"
        >
          <span className="flex-1">{name}</span>
          <span className="text-muted text-sm tabular-nums">
            {chosen.size} / {props.total}
          </span>
          <ChevronDown size={18} aria-hidden className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
      {isOpen && (
        <ul className="border-line grid gap-x-4 border-t px-4 py-2 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((code) => (
            <li key={code}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  checked={chosen.has(code)}
                  onChange={(event) => onPut([code], event.target.checked)}
                  className="h-4.5 w-4.5 flex-none accent-(--c-accent)"
                />
                {regionName(page.translator, code)}
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
