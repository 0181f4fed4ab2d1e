import { deleteWebhook } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';

/** Asks for confirmation before a webhook and its log are deleted. */
export function DeleteWebhook({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('webhooks.delete.title')}
      confirm={page.t('words.delete')}
      isDanger
      call={() => page.call(deleteWebhook, { id })}
      done={page.t('webhooks.deleted')}
      focusAfter="webhooks"
      onClose={onClose}
    >
      {page.t('webhooks.delete.text', { url })}
    </ConfirmAction>
  );
}
