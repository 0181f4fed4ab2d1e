import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';

const MARKS = {
  complete: { Icon: CircleCheck, colour: 'text-success' },
  partial: { Icon: CircleDot, colour: 'text-warning' },
  unused: { Icon: CircleDashed, colour: 'text-muted' },
} as const;

interface LanguageTabStripProps {
  readonly label: string;
  /** Id of the tab panel. */
  readonly panel: string;
  readonly chosen: LocaleCode;
  /** Completeness of a language, as an icon and as text. */
  readonly stateOf: (lang: LocaleCode) => { readonly state: keyof typeof MARKS; readonly text: string };
  readonly onChoose: (lang: LocaleCode) => void;
}

/** A tab for each language of a form with its completeness; the arrow keys move between them. */
export function LanguageTabStrip({ label, panel, chosen, stateOf, onChoose }: LanguageTabStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const show = (lang: LocaleCode) => {
    onChoose(lang);
    row.current?.querySelector<HTMLElement>(`[lang=${lang}]`)?.closest('button')?.focus();
  };
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => moveTab(event, chosen, show)}
      className="border-line bg-raised grid grid-cols-[repeat(auto-fit,minmax(128px,1fr))] overflow-hidden rounded-t-xl border"
    >
      {LOCALES.map((lang) => {
        const { state, text } = stateOf(lang);
        const { Icon, colour } = MARKS[state];
        return (
          <button
            key={lang}
            type="button"
            role="tab"
            id={languageTabId(panel, lang)}
            aria-selected={lang === chosen}
            aria-controls={panel}
            tabIndex={lang === chosen ? 0 : -1}
            onClick={() => show(lang)}
            className="aria-selected:bg-surface aria-selected:border-b-accent hover:bg-surface flex min-h-14 min-w-0 items-center gap-2 border-b-2 border-transparent px-3 py-2 text-start text-sm aria-selected:font-bold -outline-offset-3"
          >
            <Icon size={18} aria-hidden className={`flex-none ${colour}`} />
            <span className="min-w-0">
              <span lang={lang} className="block truncate">
                {LANGUAGE_NAMES[lang]}
              </span>
              <span className="text-muted block truncate text-xs font-normal">{text}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Id of a language's tab, which labels the tab panel. */
export function languageTabId(panel: string, lang: LocaleCode): string {
  return `${panel}-${lang}`;
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
