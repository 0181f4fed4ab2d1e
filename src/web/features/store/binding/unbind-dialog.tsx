import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { unbindCarrier } from '#contract/invoice/endpoints.ts';
import type { CarrierType } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { CURRENT_ID } from './current-id.ts';

/** Asks for confirmation before unlinking a carrier. */
export function UnbindDialog({ type, onClose }: { type: CarrierType; onClose: () => void }) {
  const page = usePage();
  const carrier = page.t(`carrierType.${type}`);
  return (
    <ConfirmAction
      title={page.t('binding.unbind.title', { carrier })}
      confirm={page.t('binding.unbind')}
      isDanger
      call={() => unbind(page)}
      done={page.t('binding.unbound', { carrier })}
      focusAfter={CURRENT_ID}
      onClose={onClose}
    >
      {page.t('binding.unbind.text')}
    </ConfirmAction>
  );
}

async function unbind(page: Page): Promise<void> {
  try {
    await page.call(unbindCarrier, {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ERROR.invoiceOrCarrierNotFound) throw error;
  }
}
