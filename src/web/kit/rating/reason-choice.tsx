import { RATING_REASONS } from '#contract/rating/rating-reasons.ts';
import { usePage } from '#web/app/use-page.ts';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';

interface ReasonChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

/** Reasons for reporting a rating. */
export function ReasonChoice({ name, label, value, error, onChange }: ReasonChoiceProps) {
  const page = usePage();
  return (
    <fieldset aria-describedby={error === '' ? undefined : `field-${name}-error`} className="min-w-0">
      <legend className="mb-1.5 text-sm font-bold">{label}</legend>
      <div className="flex flex-col">
        {RATING_REASONS.map((reason, index) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input
              id={index === 0 ? `field-${name}` : undefined}
              type="radio"
              name={name}
              value={reason}
              checked={value === reason}
              onChange={() => onChange(reason)}
              className="accent-accent size-5 flex-none"
            />
            {page.t(`ratings.reason.${reason}`)}
          </label>
        ))}
      </div>
      {error !== '' && <FieldProblem id={`field-${name}-error`} error={error} />}
    </fieldset>
  );
}
