import { usePage } from '#web/app/use-page.ts';
import { FIELD_BOX, FieldProblem } from '#web/ui/field/field-frame.tsx';

interface WordsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Error message; empty if there is none. */
  readonly error: string;
  readonly value: string;
  readonly max: number;
  readonly isRequired?: boolean;
  readonly rows?: number;
  readonly onChange: (value: string) => void;
}

/** A text area with a character counter. */
export function WordsField({ name, label, hint, error, value, max, isRequired, rows = 5, onChange }: WordsFieldProps) {
  const page = usePage();
  const id = `field-${name}`;
  const used = [...value].length;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        required={isRequired}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== '' || used > max || undefined}
        aria-describedby={`${id}-note`}
        className={`${FIELD_BOX} px-4 py-3`}
      />
      <div className="flex items-start justify-between gap-4 text-xs">
        {error !== '' ? (
          <FieldProblem id={`${id}-note`} error={error} />
        ) : (
          <p id={`${id}-note`} className="text-muted">
            {hint}
          </p>
        )}
        <span className={`flex-none tabular-nums ${used > max ? 'text-danger font-bold' : 'text-muted'}`}>
          {page.t('ratings.form.used', { used, max })}
        </span>
      </div>
    </div>
  );
}
