import { usePage } from '../../../app/use-page.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { OperatorLeaveGuard } from '../operator-leave-guard.tsx';

interface SaveBarProps {
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

/** Saves an order or gives its changes up, and asks where it would be left; its place is kept, so that nothing moves. */
export function SaveBar({ isChanged, isBusy, onSave, onReset }: SaveBarProps) {
  const page = usePage();
  const isOff = !isChanged || isBusy;
  return (
    <div className="bg-surface border-line sticky bottom-0 -mx-4 -mb-4 flex flex-wrap items-center gap-3 rounded-b-2xl border-t px-4 py-3 sm:-mx-7 sm:-mb-7 sm:px-7">
      <p role="status" className="text-muted min-w-0 flex-1 basis-full text-sm sm:basis-40">
        {page.t(isChanged ? 'operations.order.changed' : 'operations.order.unchanged')}
      </p>
      <button
        type="button"
        className="btn btn-quiet aria-disabled:opacity-50 max-sm:flex-auto"
        aria-disabled={isOff}
        onClick={() => isOff || onReset()}
      >
        {page.t('operations.order.reset')}
      </button>
      <button
        type="button"
        className="btn btn-gold aria-disabled:opacity-50 max-sm:flex-auto"
        aria-disabled={isOff}
        onClick={() => isOff || onSave()}
      >
        {isBusy && <Spinner />}
        {page.t('operations.order.save')}
      </button>
      <OperatorLeaveGuard isDirty={isChanged} />
    </div>
  );
}
