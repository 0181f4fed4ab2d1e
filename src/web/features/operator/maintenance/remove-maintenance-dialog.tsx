import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { removeMaintenance } from '#contract/system/operator-endpoints.ts';
import type { OperatorMaintenance } from '#contract/system/operator-entities.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { TOTAL_ID } from '#web/kit/list/list-page.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';

/** Asks once before a window is deleted. */
export function RemoveMaintenanceDialog({ entry, onClose }: { entry: OperatorMaintenance; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const { isBusy, start } = useAction(async () => {
    await page.call(removeMaintenance, { id: entry.id });
    await router.invalidate();
    flushSync(onClose);
    // The button that was pressed is gone with its window.
    document.getElementById(TOTAL_ID)?.focus();
    toasts.show('success', page.t('operations.maintenance.removed'));
  });
  return (
    <ConfirmDialog
      title={page.t('operations.maintenance.remove.title')}
      confirm={page.t('operations.maintenance.remove')}
      cancel={page.t('operator.cancel')}
      isDanger
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      <p>{page.t(entry.isCurrent ? 'operations.maintenance.remove.current' : 'operations.maintenance.remove.text')}</p>
    </ConfirmDialog>
  );
}
