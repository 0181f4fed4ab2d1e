import { useRouter } from '@tanstack/react-router';
import { FlaskConical, Power, ScrollText } from 'lucide-react';
import { editWebhook, testWebhook } from '#contract/webhook/endpoints.ts';
import type { Webhook } from '#contract/webhook/entities.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';

/** Whether a webhook is enabled and whether its deliveries succeed. */
export function WebhookState({ webhook: { isEnabled, offReason, failingSince } }: { webhook: Webhook }) {
  if (!isEnabled) {
    const isFailing = offReason === 'failing';
    return <StateChip state={isFailing ? 'webhooks.state.offFailing' : 'webhooks.state.off'} />;
  }
  if (failingSince !== null) return <StateChip state="webhooks.state.failing" />;
  return <StateChip state="webhooks.state.on" />;
}

/** The most frequent actions on a webhook. */
export function WebhookButtons({ webhook: { id, isEnabled } }: { webhook: Webhook }) {
  const page = usePage();
  const { isBusy, sendTest, switchOn } = useWebhookActions(id);
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      <LinkButton href={page.href(`/developer/webhooks/${id}`)} Icon={ScrollText}>
        {page.t('webhooks.log')}
      </LinkButton>
      <Button disabled={!isEnabled} isOff={isBusy} onClick={sendTest} Icon={FlaskConical}>
        {page.t('webhooks.test')}
      </Button>
      {!isEnabled && (
        <Button isOff={isBusy} onClick={switchOn} Icon={Power}>
          {page.t('webhooks.switchOn')}
        </Button>
      )}
    </div>
  );
}

/** Id of the menu button of a webhook. */
export const menuIdOf = (id: number) => `webhook-menu-${id}`;

/** Actions on a webhook that need no confirmation. */
function useWebhookActions(id: number) {
  const page = usePage();
  const router = useRouter();
  const test = useAction(async () => {
    const { deliveryId } = await page.call(testWebhook, { id });
    // The log shows the result.
    router.history.push(
      page.href(`/developer/webhooks/${id}`, `?${new URLSearchParams({ delivery: `${deliveryId}` })}`),
    );
  });
  const enable = useMutation({
    call: () => page.call(editWebhook, { id, isEnabled: true }),
    done: page.t('webhooks.switchedOn'),
    // The button that enabled the webhook is gone.
    focusAfter: menuIdOf(id),
  });
  return { isBusy: test.isBusy || enable.isBusy, sendTest: () => test.start(), switchOn: enable.start };
}
