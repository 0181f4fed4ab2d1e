import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { setMaintenance } from '#contract/system/operator-endpoints.ts';
import type { OperatorMaintenance } from '#contract/system/operator-entities.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { TOTAL_ID } from '#web/kit/list/list-page.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';

/** Asks once before the store closes for maintenance, or opens again. */
export function SwitchMaintenanceDialog({ entry, onClose }: { entry: OperatorMaintenance; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const isRunning = entry.phase === 'running';
  const action = isRunning ? 'end' : 'begin';
  const { isBusy, start } = useAction(async () => {
    const { isCurrent: _current, phase: _phase, ...kept } = entry;
    await page.call(setMaintenance, { ...kept, maintaining: !isRunning, endNow: isRunning });
    await router.invalidate();
    flushSync(onClose);
    document.getElementById(TOTAL_ID)?.focus();
    toasts.show('success', page.t(`operations.maintenance.${action}.done`));
  });
  return (
    <ConfirmDialog
      title={page.t(`operations.maintenance.${action}.title`)}
      confirm={page.t(`operations.maintenance.${action}`)}
      cancel={page.t('operator.cancel')}
      isDanger={!isRunning}
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      <p>{page.t(`operations.maintenance.${action}.text`)}</p>
    </ConfirmDialog>
  );
}
