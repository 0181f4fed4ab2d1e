import { CircleCheck } from 'lucide-react';
import type { CarrierType } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { CarrierGlyph } from './carrier-glyph.tsx';
import { WAYS } from './carrier-ways.ts';

interface WayChoiceProps {
  readonly way: CarrierType;
  /** The linked carrier type; null for none. */
  readonly bound: CarrierType | null;
  readonly onChoose: (way: CarrierType) => void;
}

/** The choice of carrier type, with explanations. */
export function WayChoice({ way, bound, onChoose }: WayChoiceProps) {
  const page = usePage();
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{page.t('binding.ways')}</legend>
      {WAYS.map((type) => (
        <label
          key={type}
          className="border-control hover:bg-raised has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-accent relative flex cursor-pointer items-start gap-3 rounded-xl border p-4 has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="carrier-type"
            value={type}
            checked={type === way}
            onChange={() => onChoose(type)}
            aria-describedby={`way-${type}`}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <CarrierGlyph type={type} className="h-10 w-10" />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 font-bold">
              {page.t(`carrierType.${type}`)}
              {type === bound && (
                <span className="text-success inline-flex items-center gap-1 text-xs">
                  <CircleCheck size={14} aria-hidden />
                  {page.t('binding.state.bound')}
                </span>
              )}
            </span>
            <span id={`way-${type}`} className="text-muted mt-0.5 block text-sm">
              {page.t(`binding.way.${type}.about`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
