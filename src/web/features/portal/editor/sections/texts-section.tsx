import { Copy, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { LanguageTabStrip, languageTabId } from '../../layout/language-tab-strip.tsx';
import { BoundText } from '../controls/bound-text.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';
import { hasTexts, type LanguageTexts, type TextField } from '../form/editor-form.ts';
import { languageState } from '../form/text-states.ts';
import { SafeTextField } from '../text/safe-text-field.tsx';
import { CompletenessMatrix } from './completeness-matrix.tsx';

/** The application ID and the texts of every language. */
export function TextsSection() {
  const page = usePage();
  const { applicationId, store } = useEditor();
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
          <SelectField
            name="contentDefault"
            label={page.t('words.defaultLanguage')}
            hint={page.t('editor.field.contentDefault.hint')}
            value={contentDefault}
            options={LOCALES.map((code) => [code, LANGUAGE_NAMES[code]])}
            onChange={(value) => {
              const chosen = LOCALES.find((code) => code === value);
              if (chosen !== undefined) store.setField('contentDefault', chosen);
            }}
          />
        </div>
      </ChangeablePart>
      <div>
        <LanguageTabs />
        <div
          id={TEXTS_PANEL}
          role="tabpanel"
          aria-labelledby={tabId(lang)}
          className="border-line rounded-b-xl border border-t-0 p-4 sm:p-5"
        >
          <ChangeablePart>
            <CopyLanguage key={`copy-${lang}`} lang={lang} />
            <LanguageText key={`${lang}-name`} lang={lang} field="name" />
            <LanguageText key={`${lang}-short`} lang={lang} field="shortDescription" />
            <LanguageText key={`${lang}-full`} lang={lang} field="fullDescription" />
          </ChangeablePart>
        </div>
      </div>
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

const TEXTS_PANEL = 'texts-panel';

function tabId(lang: LocaleCode): string {
  return languageTabId(TEXTS_PANEL, lang);
}

/** The languages of the application's texts with their completeness. */
function LanguageTabs() {
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

/** Copies the texts of another language into this one; can be undone. */
function CopyLanguage({ lang }: { lang: LocaleCode }) {
  const page = usePage();
  const { store, isReadOnly } = useEditor();
  const sources = useEditorState(({ form }) =>
    LOCALES.filter((code) => code !== lang && hasTexts(form.contents[code])).join(),
  );
  const [copied, setCopied] = useState<{ from: LocaleCode; before: LanguageTexts } | null>(null);
  const put = (texts: LanguageTexts) =>
    store.setField('contents', (before) => ({ ...before, [lang]: texts }), `contents.${lang}`);
  const copy = (from: LocaleCode) => {
    const { contents } = store.get().form;
    setCopied({ from, before: contents[lang] });
    put(contents[from]);
  };
  if (isReadOnly || (sources === '' && copied === null)) return null;
  const known = LOCALES.filter((code) => sources.split(',').includes(code));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className="text-muted">{page.t('editor.copy.from')}</span>
      {known.map((code) => (
        <button key={code} type="button" className="chip" onClick={() => copy(code)}>
          <Copy size={16} aria-hidden />
          <span lang={code}>{LANGUAGE_NAMES[code]}</span>
        </button>
      ))}
      <span role="status" className="contents">
        {copied !== null && (
          <span className="bg-raised flex flex-wrap items-center gap-x-2 rounded-xl ps-4 pe-1">
            {page.t('editor.copy.done', { language: LANGUAGE_NAMES[copied.from] })}
            <button
              type="button"
              className="btn"
              onClick={() => {
                put(copied.before);
                setCopied(null);
              }}
            >
              <Undo2 size={16} aria-hidden />
              {page.t('words.undo')}
            </button>
          </span>
        )}
      </span>
    </div>
  );
}
