import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { CopyTexts, LanguageTabs, languageSources } from '#web/kit/form/language-tabs.tsx';
import { TextControl } from '../../editor/controls/text-control.tsx';
import type { VersionTexts } from './version-texts.ts';

interface VersionTextFieldsProps {
  readonly texts: VersionTexts;
  readonly errorOf: (field: string) => string;
  /** Suggested names. */
  readonly suggestions: readonly string[];
  readonly onChange: (change: Partial<VersionTexts>, field: string) => void;
  readonly onLeave: (field: string) => void;
}

/** Name and minimum supported version, with suggested names. */
export function VersionTextFields({ texts, errorOf, suggestions, onChange, onLeave }: VersionTextFieldsProps) {
  const page = usePage();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-2">
        <TextControl
          name="versionName"
          label={page.t('versions.field.versionName')}
          hint={page.t('versions.field.versionName.hint')}
          error={errorOf('versionName')}
          value={texts.versionName}
          max={LIMITS.versionNameLength}
          isRequired
          spellCheck={false}
          autoComplete="off"
          onLeave={() => onLeave('versionName')}
          onChange={(versionName) => onChange({ versionName }, 'versionName')}
        />
        {suggestions.length > 0 && (
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <span className="text-muted">{page.t('versions.suggest')}</span>
            {suggestions.map((name) => (
              <button
                key={name}
                type="button"
                className="chip tabular-nums"
                onClick={() => onChange({ versionName: name }, 'versionName')}
              >
                {name}
              </button>
            ))}
          </div>
        )}
      </div>
      <TextControl
        name="minimumVersion"
        label={page.t('words.oldestVersionStillSupported')}
        hint={page.t('versions.field.minimumVersion.hint')}
        error={errorOf('minimumVersion')}
        value={texts.minimumVersion}
        max={LIMITS.versionNameLength}
        spellCheck={false}
        autoComplete="off"
        onLeave={() => onLeave('minimumVersion')}
        onChange={(minimumVersion) => onChange({ minimumVersion }, 'minimumVersion')}
      />
    </div>
  );
}

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

/** Release notes in each language with their completeness (R3.20, R5.34). */
export function NotesEditor(props: NotesEditorProps) {
  const { notes, lang, languages, errorOf, onLang, onChange, onLeave } = props;
  const page = usePage();
  const field = `contents.${lang}`;
  const stateOf = (code: LocaleCode) => {
    const isFull = notes[code].trim() !== '' && errorOf(`contents.${code}`) === '';
    const state = isFull ? 'complete' : languages.includes(code) ? 'partial' : 'unused';
    return { state, text: page.t(`editor.language.${state}`) } as const;
  };
  return (
    <LanguageTabs
      label={page.t('editor.languages')}
      panel="notes-panel"
      chosen={lang}
      stateOf={stateOf}
      onChoose={onLang}
      className="flex flex-col gap-4"
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
    </LanguageTabs>
  );
}

/** Copies the notes of another language or all notes of the previous version. */
function CopyNotes({ notes, lang, previous, onChange }: NotesEditorProps) {
  const page = usePage();
  const written = LOCALES.filter((code) => code !== lang && notes[code].trim() !== '');
  const isPreviousKnown = previous !== undefined && LOCALES.some((code) => previous.notes[code] !== '');
  return (
    <CopyTexts<Notes>
      lead={page.t('versions.copy')}
      sources={[
        ...languageSources(written, (code) => ({ ...notes, [lang]: notes[code] })),
        ...(isPreviousKnown
          ? [{ name: page.t('versions.copy.previous', { name: previous.versionName }), read: () => previous.notes }]
          : []),
      ]}
      read={() => notes}
      done={(from) => page.t('versions.copy.done', { from })}
      onPut={(next) => onChange(next, 'contents')}
    />
  );
}
