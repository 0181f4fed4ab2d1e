import { setMaintenance } from '#contract/system/operator-endpoints.ts';
import type { OperatorMaintenance } from '#contract/system/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';

/** Asks for confirmation before closing the store for maintenance or reopening it. */
export function SwitchMaintenanceDialog({ entry, onClose }: { entry: OperatorMaintenance; onClose: () => void }) {
  const page = usePage();
  const isRunning = entry.phase === 'running';
  const action = isRunning ? 'end' : 'begin';
  const { isCurrent: _current, phase: _phase, ...kept } = entry;
  return (
    <ConfirmAction
      title={page.t(`operations.maintenance.${action}.title`)}
      confirm={page.t(`operations.maintenance.${action}`)}
      isDanger={!isRunning}
      call={() => page.call(setMaintenance, { ...kept, maintaining: !isRunning, endNow: isRunning })}
      done={page.t(`operations.maintenance.${action}.done`)}
      focusAfter={TOTAL_ID}
      onClose={onClose}
    >
      <p>{page.t(`operations.maintenance.${action}.text`)}</p>
    </ConfirmAction>
  );
}
