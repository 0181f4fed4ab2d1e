import { removeMaintenance } from '#contract/system/operator-endpoints.ts';
import type { OperatorMaintenance } from '#contract/system/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';

export function RemoveMaintenanceDialog({ entry, onClose }: { entry: OperatorMaintenance; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('operations.maintenance.remove.title')}
      confirm={page.t('operations.maintenance.remove')}
      isDanger
      call={() => page.call(removeMaintenance, { id: entry.id })}
      done={page.t('operations.maintenance.removed')}
      focusAfter={TOTAL_ID}
      onClose={onClose}
    >
      <p>{page.t(entry.isCurrent ? 'operations.maintenance.remove.current' : 'operations.maintenance.remove.text')}</p>
    </ConfirmAction>
  );
}
