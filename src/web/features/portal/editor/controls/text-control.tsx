import type { InputHTMLAttributes, ReactNode } from 'react';
import { countCodePoints } from '#domain/rules/code-points.ts';
import { usePage } from '#web/app/use-page.ts';
import { FIELD_BOX, FieldProblem } from '#web/ui/field/field-frame.tsx';

export interface TextControlProps
  extends Pick<
    InputHTMLAttributes<HTMLElement>,
    'inputMode' | 'lang' | 'spellCheck' | 'placeholder' | 'autoComplete' | 'autoCapitalize'
  > {
  /** Field name; the element's id is derived from it. */
  readonly name: string;
  readonly label: string;
  /** Shown before the label. */
  readonly icon?: ReactNode;
  readonly hint?: string;
  /** Localized error message; empty if the value is valid. */
  readonly error: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  /** Maximum length in code points, as in the validation rules. Longer input is accepted and marked as an error. */
  readonly max?: number;
  /** More than one renders a textarea. */
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

const BOX = `${FIELD_BOX} px-4 py-2`;

/** A text field of the editor: label, character count, input, and a hint or an error message. */
export function TextControl(props: TextControlProps) {
  const {
    name,
    label,
    icon,
    hint,
    error,
    value,
    onChange,
    onLeave,
    max,
    rows = 1,
    isRequired,
    isDisabled,
    ...input
  } = props;
  const id = `field-${name}`;
  const described = [error !== '' && `${id}-error`, hint && `${id}-hint`, max && `${id}-count`].filter(Boolean);
  const box = {
    ...input,
    id,
    name,
    value,
    disabled: isDisabled,
    'aria-required': isRequired,
    'aria-invalid': error !== '' || undefined,
    'aria-describedby': described.join(' ') || undefined,
    onBlur: onLeave,
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="flex items-center gap-2 text-sm font-bold">
          {icon}
          {label}
        </label>
        {max !== undefined && <CharacterCount id={`${id}-count`} text={value} max={max} />}
      </div>
      {rows > 1 ? (
        <textarea {...box} rows={rows} onChange={(event) => onChange(event.target.value)} className={BOX} />
      ) : (
        <input {...box} onChange={(event) => onChange(event.target.value)} className={`${BOX} min-h-12`} />
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {error !== '' && <FieldProblem id={`${id}-error`} error={error} />}
    </div>
  );
}

export function CharacterCount({ id, text, max }: { id: string; text: string; max: number }) {
  const page = usePage();
  const count = countCodePoints(text);
  return (
    <span id={id} className={`flex-none text-xs tabular-nums ${count > max ? 'text-danger font-bold' : 'text-muted'}`}>
      <span aria-hidden>
        {count} / {max}
      </span>
      <span className="sr-only">{page.t('form.characters', { count, max })}</span>
    </span>
  );
}

interface Choice<Value> {
  readonly value: Value;
  readonly text: ReactNode;
  readonly note?: string;
  readonly isDisabled?: boolean;
}

interface ChoiceGroupProps<Value> {
  /** Field name; the element's id is derived from it. */
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly error: string;
  readonly choices: readonly Choice<Value>[];
  readonly isChosen: (value: Value) => boolean;
  readonly onChoose: (value: Value, isChosen: boolean) => void;
  /** Allows more than one choice. */
  readonly isMultiple?: boolean;
  readonly className?: string;
}

/** Radio buttons or checkboxes in a fieldset, which receives the focus from the problem summary. */
export function ChoiceGroup<Value extends string | number | boolean>(props: ChoiceGroupProps<Value>) {
  const { name, legend, hint, error, choices, isChosen, onChoose, isMultiple = false, className } = props;
  const id = `field-${name}`;
  const described = [error !== '' && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described || undefined} className="min-w-0 rounded-xl">
      <legend className="mb-2 text-sm font-bold">{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-muted -mt-1 mb-2 text-xs">
          {hint}
        </p>
      )}
      <div className={className ?? 'flex flex-wrap gap-2'}>
        {choices.map(({ value, text, note, isDisabled }) => (
          <label
            key={String(value)}
            className="border-control has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-accent has-disabled:border-line has-disabled:text-muted flex min-h-11 items-center gap-2.5 rounded-xl border px-3.5 py-2 text-sm has-enabled:cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-disabled:border-dashed"
          >
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              value={String(value)}
              checked={isChosen(value)}
              disabled={isDisabled}
              aria-invalid={error !== '' || undefined}
              onChange={(event) => onChoose(value, event.target.checked)}
              className="h-4.5 w-4.5 flex-none accent-(--c-accent) outline-none"
            />
            <span className="min-w-0">
              {text}
              {note !== undefined && <span className="text-muted block text-xs">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== '' && (
        <div className="mt-2">
          <FieldProblem id={`${id}-error`} error={error} />
        </div>
      )}
    </fieldset>
  );
}
