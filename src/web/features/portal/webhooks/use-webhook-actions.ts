import { useRouter } from '@tanstack/react-router';
import { editWebhook, testWebhook } from '#contract/webhook/endpoints.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';

/** Id of the button that opens the menu of a webhook. */
export const menuIdOf = (id: number) => `webhook-menu-${id}`;

/** What is done with a webhook without asking first. */
export function useWebhookActions(id: number) {
  const page = usePage();
  const router = useRouter();
  const test = useAction(async () => {
    const { deliveryId } = await page.call(testWebhook, { id });
    // Its log shows whether it arrived.
    router.history.push(
      page.href(`/developer/webhooks/${id}`, `?${new URLSearchParams({ delivery: `${deliveryId}` })}`),
    );
  });
  const enable = useMutation({
    call: () => page.call(editWebhook, { id, isEnabled: true }),
    done: page.t('webhooks.switchedOn'),
    // The button that switched it on is gone.
    focusAfter: menuIdOf(id),
  });
  return { isBusy: test.isBusy || enable.isBusy, sendTest: () => test.start(), switchOn: enable.start };
}
