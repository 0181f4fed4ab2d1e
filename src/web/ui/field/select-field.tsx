import { FIELD_BOX } from './field-box.ts';
import { FieldProblem } from './field-problem.tsx';

export interface SelectFieldProps {
  /** Form field name; the element ID is derived from it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Error message in the visitor's language; empty or absent if there is none. */
  readonly error?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** A labeled select with a hint, which an error message replaces. */
export function SelectField({ name, label, hint, error = '', value, options, onChange }: SelectFieldProps) {
  const id = `field-${name}`;
  const isWrong = error !== '';
  const hasHint = hint !== undefined && !isWrong;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : hasHint ? `${id}-hint` : undefined}
        className={`${FIELD_BOX} min-h-12 px-4 py-2`}
      >
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
      {hasHint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {isWrong && <FieldProblem id={`${id}-error`} error={error} />}
    </div>
  );
}
