import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { LANGUAGE_NAMES } from '#domain/language-names.ts';
import { usePage } from '../../../../app/use-page.ts';
import { useEditor, useEditorState } from '../form/editor-context.ts';
import { type LanguageState, languageState } from '../form/text-states.ts';

export const TEXTS_PANEL = 'texts-panel';

export function tabId(lang: LocaleCode): string {
  return `texts-tab-${lang}`;
}

const MARKS = {
  complete: { Icon: CircleCheck, colour: 'text-success' },
  partial: { Icon: CircleDot, colour: 'text-warning' },
  unused: { Icon: CircleDashed, colour: 'text-muted' },
} as const satisfies Record<LanguageState, object>;

/** The languages of the texts, with what is complete; the arrow keys lead through them. */
export function LanguageTabs() {
  const page = usePage();
  const { store } = useEditor();
  const lang = useEditorState((state) => state.lang);
  const row = useRef<HTMLDivElement>(null);
  const show = (next: LocaleCode) => {
    store.patch({ lang: next });
    row.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={page.t('editor.languages')}
      onKeyDown={(event) => moveTab(event, lang, show)}
      className="border-line bg-raised grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] overflow-hidden rounded-t-xl border"
    >
      {LOCALES.map((code) => (
        <LanguageTab key={code} lang={code} isShown={code === lang} onShow={() => show(code)} />
      ))}
    </div>
  );
}

function LanguageTab({ lang, isShown, onShow }: { lang: LocaleCode; isShown: boolean; onShow: () => void }) {
  const page = usePage();
  const state = useEditorState((editor) => languageState(editor, lang));
  const isDefault = useEditorState(({ form }) => form.contentDefault === lang);
  const { Icon, colour } = MARKS[state];
  return (
    <button
      type="button"
      role="tab"
      id={tabId(lang)}
      aria-selected={isShown}
      aria-controls={TEXTS_PANEL}
      tabIndex={isShown ? 0 : -1}
      onClick={onShow}
      className="aria-selected:bg-surface aria-selected:border-b-accent hover:bg-surface flex min-h-14 min-w-0 items-center gap-2 border-b-2 border-transparent px-3 py-2 text-start text-sm aria-selected:font-bold -outline-offset-3"
    >
      <Icon size={18} aria-hidden className={`flex-none ${colour}`} />
      <span className="min-w-0">
        <span lang={lang} className="block truncate">
          {LANGUAGE_NAMES[lang]}
        </span>
        <span className="text-muted block truncate text-xs font-normal">
          {page.t(`editor.language.${state}`)}
          {isDefault && ` · ${page.t('editor.language.default')}`}
        </span>
      </span>
    </button>
  );
}

function moveTab(event: KeyboardEvent, lang: LocaleCode, show: (lang: LocaleCode) => void): void {
  const index = LOCALES.indexOf(lang);
  const last = LOCALES.length - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  const next = LOCALES[targets[event.key] ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  show(next);
}
