import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import type { Agency } from '#contract/shop/entities.ts';
import { removeAgency } from '#contract/shop/operator-endpoints.ts';
import { formatAgency } from '#domain/company/agency.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { TOTAL_ID } from '#web/kit/list/list-page.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../../app/use-action.ts';
import { usePage } from '../../../../app/use-page.ts';

interface RemoveAgencyDialogProps {
  readonly agency: Agency;
  readonly onClose: () => void;
}

/** Asks once before an agency goes from the list. */
export function RemoveAgencyDialog({ agency, onClose }: RemoveAgencyDialogProps) {
  const page = usePage();
  const router = useRouter();
  const name = formatAgency(agency);
  const { isBusy, start } = useAction(async () => {
    await page.call(removeAgency, { code: agency.code });
    await router.invalidate();
    flushSync(onClose);
    // The button that was pressed is gone with its row.
    document.querySelector<HTMLElement>(`#${TOTAL_ID}`)?.focus();
    toasts.show('success', page.t('money.agencies.remove.done', { name }));
  });
  return (
    <ConfirmDialog
      title={page.t('money.agencies.remove.title', { name })}
      confirm={page.t('money.agencies.remove.go')}
      cancel={page.t('operator.cancel')}
      isDanger
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      <p>{page.t('money.agencies.remove.text')}</p>
    </ConfirmDialog>
  );
}
