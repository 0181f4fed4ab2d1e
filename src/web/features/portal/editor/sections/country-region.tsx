import { ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import { regionName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';

interface CountryRegionProps {
  readonly region: string;
  /** Codes joined in a string, so that a region rerenders only when one of them changes. */
  readonly shown: string;
  readonly chosen: string;
  readonly total: number;
  /** Expanded by a search. */
  readonly isOpen: boolean;
  readonly onPut: (countries: readonly string[], isChosen: boolean) => void;
}

/** A region that can be selected as a whole or expanded to its countries. */
export const CountryRegion = memo(function CountryRegion({ region, onPut, ...props }: CountryRegionProps) {
  const page = usePage();
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = props.shown.split(',');
  const chosen = new Set(props.chosen.split(',').filter(Boolean));
  const isAll = shown.every((code) => chosen.has(code));
  // Intl provides names of countries but not of all regions.
  const name = page.translator.find(`editor.region.${region}`) ?? region;
  const isOpen = props.isOpen || isUnfolded;
  return (
    <div className="border-line rounded-xl border">
      <div className="flex items-center ps-1">
        <label className="grid size-12 flex-none cursor-pointer place-items-center">
          <input
            type="checkbox"
            aria-label={page.t('editor.countries.region', { region: name })}
            checked={isAll}
            ref={(element) => {
              if (element) element.indeterminate = !isAll && chosen.size > 0;
            }}
            onChange={() => onPut(shown, !isAll)}
            className="h-5 w-5 accent-(--c-accent)"
          />
        </label>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isUnfolded)}
          className="flex min-h-12 flex-1 items-center gap-3 pe-4 text-start"
        >
          <span className="flex-1">{name}</span>
          <span className="text-muted text-sm tabular-nums">
            {chosen.size} / {props.total}
          </span>
          <ChevronDown size={18} aria-hidden className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
      {isOpen && (
        <ul className="border-line grid gap-x-4 border-t px-4 py-2 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((code) => (
            <li key={code}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  checked={chosen.has(code)}
                  onChange={(event) => onPut([code], event.target.checked)}
                  className="h-4.5 w-4.5 flex-none accent-(--c-accent)"
                />
                {regionName(page.translator, code)}
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
