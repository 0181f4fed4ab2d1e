import type { Webhook } from '#contract/webhook/entities.ts';
import { Chip } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../app/use-page.ts';

/** Whether a webhook is on, and whether anybody answers. */
export function WebhookState({ webhook: { isEnabled, offReason, failingSince } }: { webhook: Webhook }) {
  const page = usePage();
  if (!isEnabled) {
    const isFailing = offReason === 'failing';
    return (
      <Chip look={isFailing ? 'danger' : 'quiet'}>
        {page.t(isFailing ? 'webhooks.state.offFailing' : 'webhooks.state.off')}
      </Chip>
    );
  }
  if (failingSince !== null) return <Chip look="warning">{page.t('webhooks.state.failing')}</Chip>;
  return <Chip look="success">{page.t('webhooks.state.on')}</Chip>;
}
