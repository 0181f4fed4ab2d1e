import { usePage } from '../../../../app/use-page.ts';
import { Spinner } from '../../../../ui/spinner.tsx';

interface SaveBarProps {
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly onSave: (isReleased: boolean) => void;
}

/** Whether everything is saved, and the ways to save it: always in view. */
export function SaveBar({ isNew, isDirty, isBusy, onSave }: SaveBarProps) {
  const page = usePage();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6">
      <p role="status" className="text-muted min-w-0 basis-full text-sm sm:flex-1 sm:basis-40">
        {page.t(isNew ? 'products.save.new' : isDirty ? 'products.save.dirty' : 'products.save.rest')}
      </p>
      <button
        type="button"
        className="btn btn-quiet max-sm:flex-1"
        aria-disabled={isBusy}
        onClick={() => isBusy || onSave(true)}
      >
        {page.t('products.saveAndRelease')}
      </button>
      <button
        type="submit"
        className="btn btn-gold max-sm:flex-1 sm:min-w-36"
        aria-disabled={isBusy}
        aria-keyshortcuts="Control+S"
      >
        {isBusy && <Spinner />}
        {page.t(isNew ? 'products.create' : 'products.save')}
      </button>
    </div>
  );
}
