import { useRouter } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hideRecent } from '#contract/library/endpoints.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { snackbar } from '#web/ui/snackbar/snackbar-store.ts';
import { LIST_TITLE_ID } from './use-removal.ts';

/** Empties the list of what was played, after asking once. */
export function ClearRecent({ count }: { count: number }) {
  const page = usePage();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, start } = useAction(async () => {
    await page.call(hideRecent, { all: true });
    await router.invalidate();
    // Nothing outside a modal dialog can have the focus, and the button that was pressed goes with the list.
    flushSync(() => setAsking(false));
    snackbar.show(page.t('library.cleared'));
    document.getElementById(LIST_TITLE_ID)?.focus();
  });
  if (count === 0 && !isAsking) return null;
  return (
    <>
      <button type="button" className="btn btn-quiet text-sm" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
        {page.t('library.clear')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={page.t('library.clear.title')}
          confirm={page.t('library.clear.confirm')}
          isDanger
          isBusy={isBusy}
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          {page.t('library.clear.text', { count })}
        </ConfirmDialog>
      )}
    </>
  );
}
