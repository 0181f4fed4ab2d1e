import type { Webhook } from '#contract/webhook/entities.ts';
import { usePage } from '../../../app/use-page.ts';
import { StateChip } from '../layout/state-chip.tsx';

/** Whether a webhook is on, and whether anybody answers. */
export function WebhookState({ webhook: { isEnabled, offReason, failingSince } }: { webhook: Webhook }) {
  const page = usePage();
  if (!isEnabled) {
    const isFailing = offReason === 'failing';
    return (
      <StateChip look={isFailing ? 'danger' : 'quiet'}>
        {page.t(isFailing ? 'webhooks.state.offFailing' : 'webhooks.state.off')}
      </StateChip>
    );
  }
  if (failingSince !== null) return <StateChip look="warning">{page.t('webhooks.state.failing')}</StateChip>;
  return <StateChip look="success">{page.t('webhooks.state.on')}</StateChip>;
}
