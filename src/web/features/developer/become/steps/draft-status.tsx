import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { usePage } from '../../../../app/use-page.ts';
import type { DraftState } from '../draft/draft-keeper.ts';

/** Says whether what is typed is kept, and lets somebody try again where it is not. */
export function DraftStatus({ state, onRetry }: { state: DraftState; onRetry: () => void }) {
  const page = usePage();
  if (state.kind === 'idle' || state.kind === 'conflict') return <p className="min-h-11" />;
  const Icon = state.kind === 'failed' ? CloudAlert : state.kind === 'saved' ? CloudCheck : CloudUpload;
  return (
    <div className="text-muted flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <Icon size={18} aria-hidden className={`flex-none ${state.kind === 'failed' ? 'text-warning' : ''}`} />
      <span role="status">
        {state.kind === 'saved' && <SavedAt iso={state.savedAt} />}
        {state.kind === 'failed' && page.t('become.draft.failed')}
        {(state.kind === 'waiting' || state.kind === 'saving') && page.t('become.draft.saving')}
      </span>
      {state.kind === 'failed' && (
        <button type="button" className="btn btn-quiet" onClick={onRetry}>
          {page.t('become.draft.retry')}
        </button>
      )}
    </div>
  );
}

function SavedAt({ iso }: { iso: string }) {
  const page = usePage();
  const time = useLocalTime(iso, 'short');
  return page.t('become.draft.saved', { time });
}
