import { Star } from 'lucide-react';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';
import { usePage } from '../../app/use-page.ts';

interface StarFieldProps {
  readonly name: string;
  /** `1` to `5`; empty without a choice. */
  readonly value: string;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars as radio buttons, so that arrow keys work. */
export function StarField({ name, value, error, onChange }: StarFieldProps) {
  const page = usePage();
  const chosen = STARS.find((stars) => String(stars) === value);
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      aria-describedby={error === '' ? undefined : `field-${name}-error`}
    >
      <legend className="mb-1.5 text-sm font-bold">{page.t('ratings.form.stars')}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="-ms-2 flex">
          {STARS.map((stars) => (
            <label
              key={stars}
              className={`has-[:focus-visible]:outline-accent relative grid size-12 cursor-pointer place-items-center rounded-xl has-[:focus-visible]:outline-3 ${stars <= (chosen ?? 0) ? 'text-gold-text' : 'text-muted'}`}
            >
              <input
                // The first one gets the focus if a value is missing.
                id={stars === (chosen ?? 1) ? `field-${name}` : undefined}
                type="radio"
                name={name}
                value={stars}
                checked={stars === chosen}
                onChange={() => onChange(String(stars))}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star size={30} aria-hidden fill={stars <= (chosen ?? 0) ? 'currentColor' : 'none'} />
              <span className="sr-only">{page.t('ratings.stars', { stars })}</span>
            </label>
          ))}
        </span>
        {/* Reserves its space when empty, so that nothing moves. */}
        <span aria-live="polite" className="text-muted min-h-6 text-sm">
          {chosen !== undefined && page.t(`ratings.word.${chosen}`)}
        </span>
      </div>
      {error !== '' && <FieldProblem id={`field-${name}-error`} error={error} />}
    </fieldset>
  );
}
