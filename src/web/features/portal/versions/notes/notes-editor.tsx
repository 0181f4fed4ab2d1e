import { Copy, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { TextControl } from '../../editor/controls/text-control.tsx';
import { LanguageTabStrip, languageTabId } from '../../layout/language-tab-strip.tsx';
import type { VersionTexts } from './version-texts.ts';

type Notes = VersionTexts['notes'];

interface NotesEditorProps {
  readonly notes: Notes;
  readonly lang: LocaleCode;
  /** Required languages: those of the application. */
  readonly languages: readonly LocaleCode[];
  readonly errorOf: (field: string) => string;
  /** An earlier version whose notes can be copied. */
  readonly previous: { readonly versionName: string; readonly notes: Notes } | undefined;
  readonly onLang: (lang: LocaleCode) => void;
  readonly onChange: (notes: Notes, field: string) => void;
  readonly onLeave: (field: string) => void;
}

const PANEL = 'notes-panel';

/** Release notes in each language with their completeness (R3.20, R5.34). */
export function NotesEditor(props: NotesEditorProps) {
  const { notes, lang, languages, errorOf, onLang, onChange, onLeave } = props;
  const page = usePage();
  const field = `contents.${lang}`;
  const stateOf = (code: LocaleCode) => {
    const isFull = notes[code].trim() !== '' && errorOf(`contents.${code}`) === '';
    const state = isFull ? 'complete' : languages.includes(code) ? 'partial' : 'unused';
    return {
      state,
      text: page.t(state === 'partial' ? 'versions.language.partial' : `editor.language.${state}`),
    } as const;
  };
  return (
    <div className="min-w-0">
      <LanguageTabStrip
        label={page.t('editor.languages')}
        panel={PANEL}
        chosen={lang}
        stateOf={stateOf}
        onChoose={onLang}
      />
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={languageTabId(PANEL, lang)}
        className="border-line flex flex-col gap-4 rounded-b-xl border border-t-0 p-4 sm:p-5"
      >
        <CopyNotes key={`copy-${lang}`} {...props} />
        <TextControl
          key={lang}
          name={field}
          lang={lang}
          label={page.t('words.whatIsNew')}
          error={errorOf(field) || errorOf('contents')}
          value={notes[lang]}
          rows={7}
          max={LIMITS.versionDescriptionLength}
          isRequired={languages.includes(lang)}
          onLeave={() => onLeave(field)}
          onChange={(text) => onChange({ ...notes, [lang]: text }, field)}
        />
      </div>
    </div>
  );
}

/** Copies the notes of another language or all notes of the previous version; can be undone. */
function CopyNotes({ notes, lang, previous, onChange }: NotesEditorProps) {
  const page = usePage();
  const [copied, setCopied] = useState<{ readonly from: string; readonly before: Notes } | null>(null);
  const sources = LOCALES.filter((code) => code !== lang && notes[code].trim() !== '');
  const isPreviousKnown = previous !== undefined && LOCALES.some((code) => previous.notes[code] !== '');
  if (sources.length === 0 && !isPreviousKnown && copied === null) return null;
  const copy = (next: Notes, from: string) => {
    setCopied({ from, before: notes });
    onChange(next, 'contents');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {(sources.length > 0 || isPreviousKnown) && <span className="text-muted">{page.t('versions.copy')}</span>}
      {sources.map((code) => (
        <button
          key={code}
          type="button"
          className="chip"
          onClick={() => copy({ ...notes, [lang]: notes[code] }, LANGUAGE_NAMES[code])}
        >
          <Copy size={16} aria-hidden />
          <span lang={code}>{LANGUAGE_NAMES[code]}</span>
        </button>
      ))}
      {isPreviousKnown && (
        <button
          type="button"
          className="chip max-w-full"
          onClick={() => copy(previous.notes, page.t('versions.copy.previous', { name: previous.versionName }))}
        >
          <Copy size={16} aria-hidden className="flex-none" />
          <span className="truncate">{page.t('versions.copy.previous', { name: previous.versionName })}</span>
        </button>
      )}
      <span role="status" className="contents">
        {copied !== null && (
          <span className="bg-raised flex flex-wrap items-center gap-x-2 rounded-xl ps-4 pe-1">
            {page.t('versions.copy.done', { from: copied.from })}
            <button
              type="button"
              className="btn"
              onClick={() => {
                onChange(copied.before, 'contents');
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
