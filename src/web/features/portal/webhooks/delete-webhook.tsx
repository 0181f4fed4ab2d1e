import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { deleteWebhook } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';

/** Asks once before a webhook goes, its log with it. */
export function DeleteWebhook({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const { isBusy, start } = useAction(async () => {
    await page.call(deleteWebhook, { id });
    await router.invalidate();
    // Nothing outside a modal dialog can have the focus, and the button that was pressed goes with its card.
    flushSync(onClose);
    document.getElementById('webhooks')?.focus();
    toasts.show('success', page.t('webhooks.deleted'));
  });
  return (
    <ConfirmDialog
      title={page.t('webhooks.delete.title')}
      confirm={page.t('webhooks.delete')}
      cancel={page.t('portal.cancel')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => start()}
      onClose={onClose}
    >
      {page.t('webhooks.delete.text', { url })}
    </ConfirmDialog>
  );
}
