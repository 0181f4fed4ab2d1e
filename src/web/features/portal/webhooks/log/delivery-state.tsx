import type { DeliveryState as State, WebhookDelivery } from '#contract/webhook/entities.ts';
import { Chip } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../../app/use-page.ts';

const LOOKS = { waiting: 'info', delivered: 'success', failed: 'danger' } as const satisfies Record<State, string>;

/** What became of a message. */
export function DeliveryState({ state }: { state: State }) {
  const page = usePage();
  return <Chip look={LOOKS[state]}>{page.t(`webhooks.delivery.${state}`)}</Chip>;
}

/** How the latest try ended: the status of the answer, or why there was none. */
export function LastAnswer({ lastStatus, lastError }: Pick<WebhookDelivery, 'lastStatus' | 'lastError'>) {
  const page = usePage();
  if (lastError === null) return lastStatus ?? '–';
  const reason = page.t(`webhooks.error.${lastError}`);
  return lastStatus === null ? reason : page.t('webhooks.statusAndError', { status: lastStatus, reason });
}
