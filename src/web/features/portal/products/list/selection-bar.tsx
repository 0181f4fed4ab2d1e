import { RefreshCw } from 'lucide-react';
import { usePage } from '../../../../app/use-page.ts';

interface SelectionBarProps {
  /** Number of products on the page. */
  readonly shown: number;
  readonly selected: number;
  readonly onAll: (isSelected: boolean) => void;
  readonly onReprice: () => void;
}

/** Selects all products of the page, and runs actions on the selected products or on all. */
export function SelectionBar({ shown, selected, onAll, onReprice }: SelectionBarProps) {
  const page = usePage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-lg:ps-4 lg:ps-5">
      <label className="-ms-3 flex min-h-11 cursor-pointer items-center gap-1 text-sm">
        <span className="grid w-12 flex-none place-items-center">
          <input
            type="checkbox"
            checked={selected === shown}
            ref={(element) => {
              if (element) element.indeterminate = selected > 0 && selected < shown;
            }}
            onChange={(event) => onAll(event.target.checked)}
            className="h-5 w-5 accent-(--c-accent)"
          />
        </span>
        {page.t('products.selectAll')}
      </label>
      <p role="status" className="text-sm font-bold empty:hidden sm:me-auto">
        {selected > 0 && page.t('products.selected', { count: selected })}
      </p>
      <button type="button" className="btn btn-quiet" aria-haspopup="dialog" onClick={onReprice}>
        <RefreshCw size={18} aria-hidden />
        {page.t(selected === 0 ? 'products.reprice.all' : 'products.reprice')}
      </button>
    </div>
  );
}
