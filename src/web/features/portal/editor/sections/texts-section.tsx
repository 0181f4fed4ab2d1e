import type { ReactNode } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { CopyTexts, DefaultLanguageField, LanguageTabs, languageSources } from '#web/kit/form/language-tabs.tsx';
import { BoundText } from '../controls/bound-fields.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { hasTexts, type TextField } from '../form/editor-form.ts';
import { useEditor, useEditorState, useProblem } from '../form/editor-store.ts';
import { SafeTextField } from '../text/safe-text-field.tsx';
import { CompletenessMatrix, languageState } from './completeness-matrix.tsx';

/** The application ID and the texts of every language. */
export function TextsSection() {
  const page = usePage();
  const { applicationId, store, isReadOnly } = useEditor();
  const lang = useEditorState((state) => state.lang);
  const contentDefault = useEditorState(({ form }) => form.contentDefault);
  return (
    <EditorSection section="texts">
      <ChangeablePart>
        <div className="grid gap-5 sm:grid-cols-2">
          <BoundText
            field="appId"
            label={page.t('words.applicationId')}
            hint={page.t(applicationId === null ? 'editor.field.appId.hint' : 'editor.field.appId.fixed')}
            max={LIMITS.applicationIdLength}
            isRequired
            isDisabled={applicationId !== null}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
          />
          <DefaultLanguageField
            hint={page.t('editor.field.contentDefault.hint')}
            value={contentDefault}
            onChange={(chosen) => store.setField('contentDefault', chosen)}
          />
        </div>
      </ChangeablePart>
      <TextTabs>
        <ChangeablePart>
          {!isReadOnly && <CopyLanguage key={`copy-${lang}`} lang={lang} />}
          <LanguageText key={`${lang}-name`} lang={lang} field="name" />
          <LanguageText key={`${lang}-short`} lang={lang} field="shortDescription" />
          <LanguageText key={`${lang}-full`} lang={lang} field="fullDescription" />
        </ChangeablePart>
      </TextTabs>
      <CompletenessMatrix />
    </EditorSection>
  );
}

const MAX = {
  name: LIMITS.applicationNameLength,
  shortDescription: LIMITS.shortDescriptionLength,
  fullDescription: LIMITS.fullDescriptionLength,
} as const satisfies Record<TextField, number>;

/** One text in one language. */
function LanguageText({ lang, field }: { lang: LocaleCode; field: TextField }) {
  const page = usePage();
  const { store, isReadOnly } = useEditor();
  const name = `contents.${lang}.${field}`;
  const error = useProblem(name);
  const value = useEditorState(({ form }) => form.contents[lang][field]);
  const shared = {
    name,
    lang,
    error,
    value,
    label: page.t(`editor.field.${field}`),
    hint: page.t(`editor.field.${field}.hint`),
    max: MAX[field],
    onLeave: () => store.visit(name),
    onChange: (text: string) =>
      store.setField('contents', (before) => ({ ...before, [lang]: { ...before[lang], [field]: text } }), name),
  };
  if (field === 'fullDescription') return <SafeTextField {...shared} isReadOnly={isReadOnly} />;
  return <TextControl {...shared} isRequired />;
}

/** The languages of the application's texts with their completeness. */
function TextTabs({ children }: { children: ReactNode }) {
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
    <LanguageTabs
      label={page.t('editor.languages')}
      panel="texts-panel"
      chosen={lang}
      stateOf={stateOf}
      onChoose={(code) => store.patch({ lang: code })}
    >
      {children}
    </LanguageTabs>
  );
}

/** Copies the texts of another language into this one. */
function CopyLanguage({ lang }: { lang: LocaleCode }) {
  const page = usePage();
  const { store } = useEditor();
  // One string, so that typing rerenders this only when a language gets its first text or loses its last.
  const written = useEditorState(({ form }) => LOCALES.filter((code) => hasTexts(form.contents[code])).join());
  const textsOf = (code: LocaleCode) => store.get().form.contents[code];
  return (
    <CopyTexts
      lead={page.t('editor.copy.from')}
      sources={languageSources(
        LOCALES.filter((code) => code !== lang && written.split(',').includes(code)),
        textsOf,
      )}
      read={() => textsOf(lang)}
      done={(language) => page.t('editor.copy.done', { language })}
      onPut={(texts) => store.setField('contents', (before) => ({ ...before, [lang]: texts }), `contents.${lang}`)}
    />
  );
}
