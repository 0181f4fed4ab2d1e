import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
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
