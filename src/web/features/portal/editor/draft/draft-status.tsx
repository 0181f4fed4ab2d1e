import { CircleAlert, CloudCheck, CloudOff } from 'lucide-react';
import { usePage } from '../../../../app/use-page.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { DraftState } from './draft-saver.ts';

/** Whether what is typed is kept, and since when. */
export function DraftStatus({ state, onRetry }: { state: DraftState; onRetry: () => void }) {
  const page = usePage();
  const { status, saved } = state;
  if (status === 'failed') {
    return (
      <p role="status" className="text-danger flex items-center gap-2 text-sm">
        <CloudOff size={18} aria-hidden className="flex-none" />
        {page.t('editor.draft.failed')}
        <button type="button" className="link min-h-11" onClick={onRetry}>
          {page.t('editor.draft.retry')}
        </button>
      </p>
    );
  }
  return (
    <p role="status" className="text-muted flex items-center sm:min-h-6 gap-2 text-sm">
      {status === 'saving' && <Spinner />}
      {status === 'conflict' && <CircleAlert size={18} aria-hidden className="text-danger flex-none" />}
      {status === 'rest' && saved !== null && <CloudCheck size={18} aria-hidden className="text-success flex-none" />}
      {sayStatus(page, state)}
    </p>
  );
}

/** Shown only in the browser, after something was typed: times can be those of the visitor at once. */
function sayStatus({ t, state: { locale } }: ReturnType<typeof usePage>, { status, saved }: DraftState): string {
  if (status === 'waiting') return t('editor.draft.waiting');
  if (status === 'saving') return t('editor.draft.saving');
  if (status === 'conflict') return t('editor.draft.conflict');
  if (saved === null) return '';
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(saved.savedAt));
  return t('editor.draft.savedAt', { time });
}
