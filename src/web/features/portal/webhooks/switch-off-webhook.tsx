import { useRouter } from '@tanstack/react-router';
import { editWebhook } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';

/** Asks before a webhook is switched off: what happens until it is on again is told to nobody. */
export function SwitchOffWebhook({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const { isBusy, start } = useAction(async () => {
    await page.call(editWebhook, { id, isEnabled: false });
    await router.invalidate();
    onClose();
    toasts.show('success', page.t('webhooks.switchedOff'));
  });
  return (
    <ConfirmDialog
      title={page.t('webhooks.off.title')}
      confirm={page.t('webhooks.switchOff')}
      cancel={page.t('portal.cancel')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => start()}
      onClose={onClose}
    >
      {page.t('webhooks.off.text', { url })}
    </ConfirmDialog>
  );
}
