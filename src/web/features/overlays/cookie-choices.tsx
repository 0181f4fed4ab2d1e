import type { ConsentChoices } from '#web/app/consent/consent.ts';
import { usePage } from '../../app/use-page.ts';

interface CookieChoicesProps {
  readonly choices: ConsentChoices;
  readonly onChange: (choices: ConsentChoices) => void;
}

const OPTIONAL = ['preferences', 'media'] as const satisfies readonly (keyof ConsentChoices)[];

/** The optional consents with their explanations; the necessary storage is listed for information. */
export function CookieChoices({ choices, onChange }: CookieChoicesProps) {
  const page = usePage();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">{page.t('overlays.cookies.legend')}</legend>
      <Choice name="necessary" isChosen />
      {OPTIONAL.map((name) => (
        <Choice
          key={name}
          name={name}
          isChosen={choices[name]}
          onChange={(isChosen) => onChange({ ...choices, [name]: isChosen })}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: 'necessary' | (typeof OPTIONAL)[number];
  readonly isChosen: boolean;
  readonly onChange?: (isChosen: boolean) => void;
}

function Choice({ name, isChosen, onChange }: ChoiceProps) {
  const page = usePage();
  return (
    <div>
      <label className={`flex min-h-11 items-center gap-3 font-bold ${onChange === undefined ? '' : 'cursor-pointer'}`}>
        <input
          type="checkbox"
          name={name}
          checked={isChosen}
          disabled={onChange === undefined}
          aria-describedby={`cookie-${name}`}
          onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
          className="accent-accent h-5 w-5 flex-none"
        />
        {page.t(`overlays.cookies.${name}`)}
      </label>
      <p id={`cookie-${name}`} className="text-muted ps-8 text-pretty">
        {page.t(`overlays.cookies.${name}Text`)}
      </p>
    </div>
  );
}
