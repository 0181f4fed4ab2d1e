import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { TextState } from '#contract/application/developer-entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { hasTexts, TEXT_FIELDS, type TextField } from '../form/editor-form.ts';
import { type EditorState, useEditor, useEditorState } from '../form/editor-store.ts';
import { goToField } from '../form/field-names.ts';

const MARKS = {
  filled: { Icon: CircleCheck, colour: 'text-success' },
  wrong: { Icon: CircleAlert, colour: 'text-danger' },
  empty: { Icon: CircleDashed, colour: 'text-muted' },
} as const satisfies Record<TextState, object>;

/** Completeness of every text in every language; each cell links to its field. */
export function CompletenessMatrix() {
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

export function languageState(state: EditorState, lang: LocaleCode): LanguageState {
  const { contents, contentDefault } = state.form;
  if (!hasTexts(contents[lang]) && lang !== contentDefault) return 'unused';
  return TEXT_FIELDS.every((field) => textState(state, lang, field) === 'filled') ? 'complete' : 'partial';
}

/** All states in one string, so that the matrix rerenders only when a cell changes. */
function textStatesKey(state: EditorState): string {
  return LOCALES.flatMap((lang) => TEXT_FIELDS.map((field) => textState(state, lang, field))).join();
}
