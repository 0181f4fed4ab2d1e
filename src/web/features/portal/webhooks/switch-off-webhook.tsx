import { editWebhook } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';

/** Asks for confirmation before a webhook is disabled: events in the meantime are not delivered later. */
export function SwitchOffWebhook({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('webhooks.off.title')}
      confirm={page.t('webhooks.switchOff')}
      isDanger
      call={() => page.call(editWebhook, { id, isEnabled: false })}
      done={page.t('webhooks.switchedOff')}
      onClose={onClose}
    >
      {page.t('webhooks.off.text', { url })}
    </ConfirmAction>
  );
}
