import { FlaskConical, Power, ScrollText } from 'lucide-react';
import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { useWebhookActions } from './use-webhook-actions.ts';

/** The most frequent actions on a webhook. */
export function WebhookButtons({ webhook: { id, isEnabled } }: { webhook: Webhook }) {
  const page = usePage();
  const { isBusy, sendTest, switchOn } = useWebhookActions(id);
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      <a className="btn btn-quiet" href={page.href(`/developer/webhooks/${id}`)}>
        <ScrollText size={18} aria-hidden />
        {page.t('webhooks.log')}
      </a>
      <button type="button" className="btn btn-quiet" disabled={!isEnabled} aria-disabled={isBusy} onClick={sendTest}>
        <FlaskConical size={18} aria-hidden />
        {page.t('webhooks.test')}
      </button>
      {!isEnabled && (
        <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={switchOn}>
          <Power size={18} aria-hidden />
          {page.t('webhooks.switchOn')}
        </button>
      )}
    </div>
  );
}
