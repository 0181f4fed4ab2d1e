import { usePage } from '../../../../app/use-page.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { NewVersion } from './use-new-version.ts';

/** What becomes of what is typed, and the way to send it: always in view. */
export function SendBar({ form: { draft, isBusy, isArmed, disarm } }: { form: NewVersion }) {
  const page = usePage();
  return (
    <div className="border-line bg-surface sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-3 border-t px-4 py-3 sm:mx-0 sm:rounded-t-2xl sm:border-x sm:px-6">
      <p role="status" className="text-muted min-w-0 flex-1 basis-60 text-sm">
        {page.t(isArmed ? 'versions.new.armed' : 'versions.new.hint')}
      </p>
      {isArmed ? (
        <button
          type="button"
          className="btn btn-quiet max-sm:w-full"
          // The second click of a double click on what was the way to send takes nothing back.
          onClick={({ detail }) => detail < 2 && disarm()}
        >
          {page.t('versions.new.disarm')}
        </button>
      ) : (
        <button type="submit" className="btn btn-gold max-sm:w-full sm:min-w-48" aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          {page.t(draft.submit ? 'versions.new.submit' : 'versions.new.keep')}
        </button>
      )}
    </div>
  );
}
