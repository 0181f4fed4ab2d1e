import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { unbindCarrier } from '#contract/invoice/endpoints.ts';
import type { CarrierType } from '#contract/values/states.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { CURRENT_ID } from './current-id.ts';

/** Asks once before a carrier is unbound. */
export function UnbindDialog({ type, onClose }: { type: CarrierType; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const carrier = page.t(`carrierType.${type}`);
  const { isBusy, start } = useAction(async () => {
    await unbind(page);
    await router.invalidate();
    // Nothing outside a modal dialog can have the focus, and the button that was pressed is gone.
    flushSync(onClose);
    document.querySelector<HTMLElement>(`#${CURRENT_ID}`)?.focus();
    toasts.show('success', page.t('binding.unbound', { carrier }));
  });
  return (
    <ConfirmDialog
      title={page.t('binding.unbind.title', { carrier })}
      confirm={page.t('binding.unbind')}
      isDanger
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      {page.t('binding.unbind.text')}
    </ConfirmDialog>
  );
}

async function unbind(page: Page): Promise<void> {
  try {
    await page.call(unbindCarrier, {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ERROR.invoiceOrCarrierNotFound) throw error;
  }
}
