import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TextState } from '#contract/application/developer-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { CopyTexts, DefaultLanguageField, LanguageTabs, languageSources } from '#web/kit/form/language-tabs.tsx';
import { BoundText } from '../controls/bound-fields.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { hasTexts, TEXT_FIELDS, type TextField } from '../form/editor-form.ts';
import { type EditorState, goToField, useEditor, useEditorState, useProblem } from '../form/editor-store.ts';
import { SafeTextField } from '../text/safe-text-field.tsx';

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

const MARKS = {
  filled: { Icon: CircleCheck, colour: 'text-success' },
  wrong: { Icon: CircleAlert, colour: 'text-danger' },
  empty: { Icon: CircleDashed, colour: 'text-muted' },
} as const satisfies Record<TextState, object>;

/** Completeness of every text in every language; each cell links to its field. */
function CompletenessMatrix() {
  const page = usePage();
  const { store } = useEditor();
  useEditorState(textStatesKey);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
    <section className="overflow-x-auto" tabIndex={0} aria-label={page.t('editor.matrix')}>
      <table className="w-full min-w-[520px] text-sm">
        <caption className="mb-2 text-start text-sm font-bold">{page.t('editor.matrix')}</caption>
        <thead>
          <tr>
            <td />
            {LOCALES.map((lang) => (
              <th key={lang} scope="col" lang={lang} className="text-muted px-2 py-1 text-center text-xs">
                {LANGUAGE_NAMES[lang]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEXT_FIELDS.map((field) => (
            <tr key={field} className="border-line border-t">
              <th scope="row" className="py-1 pe-2 text-start font-normal">
                {page.t(`editor.field.${field}`)}
              </th>
              {LOCALES.map((lang) => (
                <td key={lang} className="p-0.5 text-center">
                  <Cell lang={lang} field={field} state={textState(store.get(), lang, field)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ lang, field, state }: { lang: LocaleCode; field: TextField; state: TextState }) {
  const page = usePage();
  const { store } = useEditor();
  const { Icon, colour } = MARKS[state];
  const names = { field: page.t(`editor.field.${field}`), language: LANGUAGE_NAMES[lang] };
  return (
    <a
      href={`#field-contents.${lang}.${field}`}
      aria-label={page.t(`editor.matrix.${state}`, names)}
      onClick={(event) => {
        event.preventDefault();
        goToField(store, `contents.${lang}.${field}`);
      }}
      className="hover:bg-raised inline-grid h-11 w-full min-w-11 place-items-center rounded-lg"
    >
      <Icon size={18} aria-hidden className={colour} />
    </a>
  );
}

/** Completeness of a language. `unused` ones are left out of the game, which is allowed except for the default one. */
type LanguageState = 'unused' | 'partial' | 'complete';

function textState({ form, problems }: EditorState, lang: LocaleCode, field: TextField): TextState {
  if (form.contents[lang][field].trim() === '') return 'empty';
  return problems.has(`contents.${lang}.${field}`) ? 'wrong' : 'filled';
}

function languageState(state: EditorState, lang: LocaleCode): LanguageState {
  const { contents, contentDefault } = state.form;
  if (!hasTexts(contents[lang]) && lang !== contentDefault) return 'unused';
  return TEXT_FIELDS.every((field) => textState(state, lang, field) === 'filled') ? 'complete' : 'partial';
}

/** All states in one string, so that the matrix rerenders only when a cell changes. */
function textStatesKey(state: EditorState): string {
  return LOCALES.flatMap((lang) => TEXT_FIELDS.map((field) => textState(state, lang, field))).join();
}
