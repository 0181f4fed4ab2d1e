import type { Webhook } from '#contract/webhook/entities.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';

/** Whether a webhook is enabled and whether its deliveries succeed. */
export function WebhookState({ webhook: { isEnabled, offReason, failingSince } }: { webhook: Webhook }) {
  if (!isEnabled) {
    const isFailing = offReason === 'failing';
    return <StateChip state={isFailing ? 'webhooks.state.offFailing' : 'webhooks.state.off'} />;
  }
  if (failingSince !== null) return <StateChip state="webhooks.state.failing" />;
  return <StateChip state="webhooks.state.on" />;
}
