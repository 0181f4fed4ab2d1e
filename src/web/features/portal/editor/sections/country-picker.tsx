import { useCallback } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';
import { CountryChoice } from './country-choice.tsx';

/** The countries in which the game is published. */
export function CountryPicker() {
  const page = usePage();
  const { store, isReadOnly } = useEditor();
  const chosen = useEditorState(({ form }) => form.countries);
  const error = useProblem('countries');
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
  return (
    <CountryChoice
      legend={page.t('editor.field.countries')}
      chosen={chosen}
      isReadOnly={isReadOnly}
      error={error}
      onPut={put}
    />
  );
}
