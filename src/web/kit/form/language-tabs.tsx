import { CircleCheck, CircleDashed, CircleDot, Copy, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { indexInRow } from '#web/kit/ordering/target-index.ts';
import { SelectField, type SelectFieldProps } from '#web/ui/field/select-field.tsx';

const MARKS = {
  complete: { Icon: CircleCheck, colour: 'text-success' },
  partial: { Icon: CircleDot, colour: 'text-warning' },
  unused: { Icon: CircleDashed, colour: 'text-muted' },
} as const;

interface LanguageTabsProps {
  readonly label: string;
  /** Id of the tab panel. */
  readonly panel: string;
  readonly chosen: LocaleCode;
  /** Completeness of a language, as an icon and as text. */
  readonly stateOf: (lang: LocaleCode) => { readonly state: keyof typeof MARKS; readonly text: string };
  readonly onChoose: (lang: LocaleCode) => void;
  /** Of the tab panel. */
  readonly className?: string;
  /** The texts of the chosen language. */
  readonly children: ReactNode;
}

/**
 * The texts of a form, one language at a time: a tab for each language with its completeness, between which the arrow keys
 * move, and the panel of the chosen one.
 */
export function LanguageTabs({ label, panel, chosen, stateOf, onChoose, className = '', children }: LanguageTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const show = (lang: LocaleCode) => {
    onChoose(lang);
    row.current?.querySelector<HTMLElement>(`[lang=${lang}]`)?.closest('button')?.focus();
  };
  return (
    <div className="min-w-0">
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          const next = LOCALES[indexInRow(event.key, LOCALES.indexOf(chosen), LOCALES.length) ?? -1];
          if (next === undefined) return;
          event.preventDefault();
          show(next);
        }}
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
              id={`${panel}-${lang}`}
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
      <div
        id={panel}
        role="tabpanel"
        aria-labelledby={`${panel}-${chosen}`}
        className={`border-line rounded-b-xl border border-t-0 p-4 sm:p-5 ${className}`}
      >
        {children}
      </div>
    </div>
  );
}

interface DefaultLanguageFieldProps extends Pick<SelectFieldProps, 'hint' | 'error'> {
  readonly value: LocaleCode;
  readonly languages?: readonly LocaleCode[];
  readonly onChange: (lang: LocaleCode) => void;
}

/** The language of readers whose language has no text. */
export function DefaultLanguageField({ languages = LOCALES, onChange, ...field }: DefaultLanguageFieldProps) {
  const page = usePage();
  return (
    <SelectField
      {...field}
      name="contentDefault"
      label={page.t('words.defaultLanguage')}
      options={languages.map((lang) => [lang, LANGUAGE_NAMES[lang]])}
      onChange={(value) => {
        const chosen = LOCALES.find((lang) => lang === value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}

interface CopySource<Texts> {
  readonly name: string;
  /** The language, if the texts are those of another one. */
  readonly lang?: LocaleCode;
  readonly read: () => Texts;
}

/** Other languages as sources of a copy. */
export function languageSources<Texts>(languages: readonly LocaleCode[], read: (lang: LocaleCode) => Texts) {
  return languages.map((lang): CopySource<Texts> => ({ name: LANGUAGE_NAMES[lang], lang, read: () => read(lang) }));
}

interface CopyTextsProps<Texts> {
  readonly lead: string;
  readonly sources: readonly CopySource<Texts>[];
  /** The texts that a copy replaces. */
  readonly read: () => Texts;
  readonly done: (name: string) => string;
  readonly onPut: (texts: Texts) => void;
}

/** Starts texts with those of another language or from elsewhere; can be undone. */
export function CopyTexts<Texts>({ lead, sources, read, done, onPut }: CopyTextsProps<Texts>) {
  const page = usePage();
  const [copied, setCopied] = useState<{ readonly from: string; readonly before: Texts } | null>(null);
  if (sources.length === 0 && copied === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {sources.length > 0 && <span className="text-muted">{lead}</span>}
      {sources.map((source) => (
        <button
          key={source.name}
          type="button"
          className="chip max-w-full"
          onClick={() => {
            setCopied({ from: source.name, before: read() });
            onPut(source.read());
          }}
        >
          <Copy size={16} aria-hidden className="flex-none" />
          <span lang={source.lang} className="truncate">
            {source.name}
          </span>
        </button>
      ))}
      <span role="status" className="contents">
        {copied !== null && (
          <span className="bg-raised flex flex-wrap items-center gap-x-2 rounded-xl ps-4 pe-1">
            {done(copied.from)}
            <button
              type="button"
              className="btn"
              onClick={() => {
                onPut(copied.before);
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
