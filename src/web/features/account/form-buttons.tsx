import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';

interface FormButtonsProps {
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  readonly onRestore: () => void;
}

/** Saves or discards what was typed; at rest while nothing was. */
export function FormButtons({ isBusy, isDirty, onRestore }: FormButtonsProps) {
  const page = usePage();
  return (
    <div className="border-line flex flex-col gap-3 border-t pt-5 sm:flex-row sm:items-center">
      <p role="status" className="text-muted min-h-6 flex-1 text-sm">
        {isDirty && !isBusy ? page.t('account.unsaved') : ''}
      </p>
      <button type="button" className="btn btn-quiet" disabled={!isDirty || isBusy} onClick={onRestore}>
        {page.t('account.restore')}
      </button>
      <button type="submit" className="btn btn-gold sm:min-w-44" disabled={!isDirty} aria-disabled={isBusy}>
        {isBusy && <Spinner />}
        {page.t(isBusy ? 'account.saving' : 'account.save')}
      </button>
    </div>
  );
}
