import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Style of a text box, without height and padding. */
export const FIELD_BOX =
  'border-control bg-page disabled:bg-raised disabled:text-muted aria-[invalid]:border-danger w-full min-w-0 rounded-xl border';

/** What every field has around its control. */
export interface FieldWords {
  /** Form field name; the element ID is derived from it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message in the visitor's language; empty or absent if there is none. */
  readonly error?: string | undefined;
}

interface FieldFrameProps extends FieldWords {
  /** The control, given the attributes that tie it to its words. */
  readonly children: (ties: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A control with its label and a hint, which an error message replaces; connected for screen readers. */
export function FieldFrame({ name, label, hint, error = '', children }: FieldFrameProps) {
  const id = `field-${name}`;
  const isWrong = error !== '';
  const hasHint = hint !== undefined && !isWrong;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${id}-error` : hasHint ? `${id}-hint` : undefined,
      })}
      {hasHint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {isWrong && <FieldProblem id={`${id}-error`} error={error} />}
    </div>
  );
}

/** The error message of a field, shown below it; the field refers to its ID by `aria-describedby`. */
export function FieldProblem({ id, error }: { id: string; error: string }) {
  return (
    <p id={id} className="text-danger flex items-start gap-1.5 text-sm">
      <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
      {error}
    </p>
  );
}
