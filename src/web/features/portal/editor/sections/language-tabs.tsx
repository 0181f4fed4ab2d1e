import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { LanguageTabStrip, languageTabId } from '../../layout/language-tab-strip.tsx';
import { useEditor, useEditorState } from '../form/editor-context.ts';
import { languageState } from '../form/text-states.ts';

export const TEXTS_PANEL = 'texts-panel';

export function tabId(lang: LocaleCode): string {
  return languageTabId(TEXTS_PANEL, lang);
}

/** The languages of the application's texts with their completeness. */
export function LanguageTabs() {
  const page = usePage();
  const { store } = useEditor();
  const lang = useEditorState((state) => state.lang);
  const contentDefault = useEditorState(({ form }) => form.contentDefault);
  // All states in one string, so that the tabs rerender only when a language changes its state.
  useEditorState((state) => LOCALES.map((code) => languageState(state, code)).join());
  const stateOf = (code: LocaleCode) => {
    const state = languageState(store.get(), code);
    const note = code === contentDefault ? ` · ${page.t('editor.language.default')}` : '';
    return { state, text: page.t(`editor.language.${state}`) + note };
  };
  return (
    <LanguageTabStrip
      label={page.t('editor.languages')}
      panel={TEXTS_PANEL}
      chosen={lang}
      stateOf={stateOf}
      onChoose={(code) => store.patch({ lang: code })}
    />
  );
}
