import { CircleAlert } from 'lucide-react';
import { FIELD_BOX } from './field-box.ts';

export interface TextAreaProps {
  /** Form field name; the element ID is derived from it. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Error message in the visitor's language; empty if there is none. */
  readonly error: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isOptional?: boolean;
  readonly onChange: (value: string) => void;
}

/** A labeled text area with a hint, which an error message replaces. */
export function TextArea({ name, label, hint, error, value, maxLength, isOptional = false, onChange }: TextAreaProps) {
  const id = `field-${name}`;
  const isWrong = error !== '';
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={4}
        required={!isOptional}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-note`}
        className={`${FIELD_BOX} px-4 py-3`}
      />
      <p id={`${id}-note`} className={`flex items-start gap-1.5 text-xs ${isWrong ? 'text-danger' : 'text-muted'}`}>
        {isWrong && <CircleAlert size={16} aria-hidden className="flex-none" />}
        {isWrong ? error : hint}
      </p>
    </div>
  );
}
