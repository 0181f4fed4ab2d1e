import type { KeyboardEvent } from 'react';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';

interface LanguageTabsProps {
  readonly label: string;
  readonly chosen: LocaleCode;
  /** Id of the tab panel. */
  readonly panel: string;
  /** The note after a language's name: whether it is filled in or invalid. */
  readonly noteOf: (lang: LocaleCode) => string;
  readonly onChoose: (lang: LocaleCode) => void;
}

/** Tabs for the four languages of a form, with arrow-key navigation. */
export function LanguageTabs({ label, chosen, panel, noteOf, onChoose }: LanguageTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = LOCALES.at((LOCALES.indexOf(chosen) + step) % LOCALES.length) ?? chosen;
    onChoose(next);
    document.getElementById(tabId(panel, next))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className="flex gap-2 overflow-x-auto p-1">
      {LOCALES.map((lang) => (
        <button
          key={lang}
          id={tabId(panel, lang)}
          type="button"
          role="tab"
          aria-selected={lang === chosen}
          aria-controls={panel}
          tabIndex={lang === chosen ? 0 : -1}
          onClick={() => onChoose(lang)}
          onKeyDown={onKeyDown}
          className="chip aria-selected:bg-ink aria-selected:text-page aria-selected:border-ink flex-none"
        >
          <span lang={lang}>{LANGUAGE_NAMES[lang]}</span>
          {noteOf(lang) !== '' && <span className="text-xs font-bold">{noteOf(lang)}</span>}
        </button>
      ))}
    </div>
  );
}

/** Id of a language's tab, which labels the panel. */
export function tabId(panel: string, lang: LocaleCode): string {
  return `${panel}-${lang}`;
}
