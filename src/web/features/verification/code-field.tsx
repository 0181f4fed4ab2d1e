import { CircleAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { FIELD_BOX } from '#web/ui/field/field-box.ts';
import { usePage } from '../../app/use-page.ts';
import { readCode } from './read-code.ts';

export interface CodeFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Error message in the visitor's language; empty if there is none. */
  readonly error: string;
  readonly isReadOnly: boolean;
  /** Shown below the field unless there is an error. */
  readonly children: ReactNode;
}

/** One field for all six digits: phones autofill it from the message, and pasted text is reduced to its digits. */
export function CodeField({ input, value, onChange, error, isReadOnly, children }: CodeFieldProps) {
  const page = usePage();
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-bold">
        {page.t('verify.code.label')}
      </label>
      <input
        ref={input}
        id={id}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => onChange(readCode(event.target.value))}
        aria-invalid={error !== '' || undefined}
        aria-describedby={`${id}-error`}
        className={`${FIELD_BOX} read-only:text-muted min-h-14 ps-[0.4em] text-center text-xl tracking-[0.4em] tabular-nums`}
      />
      <div className="min-h-6 text-sm">
        <p id={`${id}-error`} role="alert" className="text-danger flex items-start gap-1.5 empty:hidden">
          {error !== '' && <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />}
          {error}
        </p>
        {error === '' && children}
      </div>
    </div>
  );
}
