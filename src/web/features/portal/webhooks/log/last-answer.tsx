import type { WebhookDelivery } from '#contract/webhook/entities.ts';
import { usePage } from '#web/app/use-page.ts';

/** The result of the latest attempt: the response status, or why there was no response. */
export function LastAnswer({ lastStatus, lastError }: Pick<WebhookDelivery, 'lastStatus' | 'lastError'>) {
  const page = usePage();
  if (lastError === null) return lastStatus ?? '–';
  const reason = page.t(`webhooks.error.${lastError}`);
  return lastStatus === null ? reason : page.t('webhooks.statusAndError', { status: lastStatus, reason });
}
