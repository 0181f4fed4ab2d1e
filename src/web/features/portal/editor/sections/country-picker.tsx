import { useCallback, useMemo, useState } from 'react';
import { listCountryRegions } from '#domain/countries.ts';
import { usePage } from '../../../../app/use-page.ts';
import { FieldProblem } from '../../../../ui/field-problem.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';
import { CountryRegion } from './country-region.tsx';
import { CountrySearch } from './country-search.tsx';

const REGIONS = listCountryRegions();
const ALL = REGIONS.flatMap(({ countries }) => countries);

/** Where the game is published: whole regions or single countries, found by name. */
export function CountryPicker() {
  const page = usePage();
  const { isReadOnly } = useEditor();
  const chosen = useEditorState(({ form }) => form.countries);
  const error = useProblem('countries');
  const names = useMemo(() => new Intl.DisplayNames(page.state.locale, { type: 'region' }), [page.state.locale]);
  const list = new Intl.ListFormat(page.state.locale, { type: 'unit' });
  return (
    <fieldset
      id="field-countries"
      tabIndex={-1}
      aria-describedby={error === '' ? undefined : 'field-countries-error'}
      className="min-w-0 rounded-xl"
    >
      <legend className="mb-2 text-sm font-bold">
        {page.t('editor.field.countries')}
        <span className="text-muted ms-3 font-normal tabular-nums">
          {page.t('editor.countries.count', { count: chosen.length, total: ALL.length })}
        </span>
      </legend>
      {isReadOnly ? (
        <p className="text-sm">{list.format(chosen.map((code) => names.of(code) ?? code))}</p>
      ) : (
        <Regions names={names} />
      )}
      {error !== '' && (
        <div className="mt-2">
          <FieldProblem id="field-countries-error" error={error} />
        </div>
      )}
    </fieldset>
  );
}

function Regions({ names }: { names: Intl.DisplayNames }) {
  const page = usePage();
  const { store } = useEditor();
  const chosen = useEditorState(({ form }) => form.countries);
  const [word, setWord] = useState('');
  const put = useCallback(
    (countries: readonly string[], isChosen: boolean) => {
      const changed = new Set(countries);
      store.setField('countries', (before) => {
        const kept = before.filter((code) => !changed.has(code));
        return isChosen ? [...kept, ...countries] : kept;
      });
      store.visit('countries');
    },
    [store],
  );
  const wanted = word.trim().toLocaleLowerCase();
  const isFound = (code: string) =>
    (names.of(code) ?? '').toLocaleLowerCase().includes(wanted) || code.toLowerCase() === wanted;
  const found = REGIONS.map(({ region, countries }) => ({ region, all: countries, shown: countries.filter(isFound) }));
  const count = found.reduce((sum, { shown }) => sum + shown.length, 0);
  return (
    <>
      <CountrySearch
        word={word}
        news={wanted === '' ? '' : page.t('editor.countries.found', { count })}
        onWord={setWord}
        onAll={(isChosen) => put(ALL, isChosen)}
      />
      {count === 0 && <p className="text-muted text-sm">{page.t('editor.countries.nothing')}</p>}
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
                names={names}
                onPut={put}
              />
            ),
        )}
      </div>
    </>
  );
}
