import { useRouter } from '@tanstack/react-router';
import { editWebhook, testWebhook } from '#contract/webhook/endpoints.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';

/** Id of the menu button of a webhook. */
export const menuIdOf = (id: number) => `webhook-menu-${id}`;

/** Actions on a webhook that need no confirmation. */
export function useWebhookActions(id: number) {
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
