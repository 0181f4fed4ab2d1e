import { CircleAlert, CloudCheck, CloudOff } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLocalTime } from '../time/use-local-time.ts';
import type { DraftState } from './draft-saver.ts';

/** Shows whether and when the draft was saved. */
export function DraftStatus({ state: { status, saved }, onRetry }: { state: DraftState; onRetry: () => void }) {
  const page = usePage();
  const isSaved = status === 'rest' && saved !== null;
  return (
    <div className="text-muted flex flex-wrap items-center gap-2 sm:min-h-6">
      {status === 'failed' && <CloudOff size={18} aria-hidden className="text-danger flex-none" />}
      {status === 'saving' && <Spinner />}
      {status === 'conflict' && <CircleAlert size={18} aria-hidden className="text-danger flex-none" />}
      {isSaved && <CloudCheck size={18} aria-hidden className="text-success flex-none" />}
      <span role="status">
        {isSaved && <SavedAt iso={saved.savedAt} />}
        {status !== 'rest' && page.t(`form.draft.${status}`)}
      </span>
      {status === 'failed' && (
        <button type="button" className="link min-h-11" onClick={onRetry}>
          {page.t('maintenance.retry')}
        </button>
      )}
    </div>
  );
}

function SavedAt({ iso }: { iso: string }) {
  const page = usePage();
  const time = useLocalTime(iso, 'short');
  return page.t('form.draft.saved', { time });
}
