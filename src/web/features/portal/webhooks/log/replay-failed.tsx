import { useRouter } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { replayFailed } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** Sends everything once more that was given up, as after a server was down. */
export function ReplayFailed({ webhook: { id, failed } }: { webhook: Webhook }) {
  const page = usePage();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, start } = useAction(async () => {
    const { count } = await page.call(replayFailed, { id });
    setAsking(false);
    toasts.show('success', page.t('webhooks.replayedAll', { count }));
    await router.invalidate();
    // Nothing is failed any more, and the button that was pressed has gone.
    document.getElementById('portal-content')?.focus();
  });
  return (
    <>
      <button type="button" className="btn btn-gold" onClick={() => setAsking(true)}>
        <RotateCcw size={18} aria-hidden />
        {page.t('webhooks.replayAll')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={page.t('webhooks.replayAll.title', { count: failed })}
          confirm={page.t('webhooks.replayAll')}
          isBusy={isBusy}
          onConfirm={() => start()}
          onClose={() => setAsking(false)}
        >
          {page.t('webhooks.replayAll.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
