import type { ReactNode } from 'react';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';

export interface Choice<Value> {
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
