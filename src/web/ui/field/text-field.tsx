import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import { FIELD_BOX } from './field-box.ts';

export interface TextFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'min' | 'max' | 'spellCheck' | 'autoFocus' | 'required'
  > {
  /** Form field name; the element ID is derived from it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Error message in the visitor's language; empty or absent if there is none. */
  readonly error?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A labeled text input with a hint, which an error message replaces; connected for screen readers. */
export function TextField({ name, label, hint, error = '', value, onChange, ...input }: TextFieldProps) {
  const id = `field-${name}`;
  const isWrong = error !== '';
  const hasHint = hint !== undefined && !isWrong;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : hasHint ? `${id}-hint` : undefined}
        className={`${FIELD_BOX} min-h-12 px-4 py-2`}
      />
      {hasHint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {isWrong && (
        <p id={`${id}-error`} className="text-danger flex items-start gap-1.5 text-sm">
          <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
          {error}
        </p>
      )}
    </div>
  );
}
