import type { BackupPlan } from '#contract/backup/entities.ts';
import { startBackup } from '#contract/backup/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';

interface BackUpDialogProps {
  readonly plan: BackupPlan;
  readonly onClose: () => void;
}

/** Asks before a backup is started. */
export function BackUpDialog({ plan, onClose }: BackUpDialogProps) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('operations.backups.start.title')}
      confirm={page.t('operations.backups.start')}
      call={() => page.call(startBackup, {})}
      done={page.t('operations.backups.started')}
      focusAfter="backups"
      onClose={onClose}
    >
      <p className="wrap-anywhere">{page.t('operations.backups.start.text', { location: plan.location })}</p>
    </ConfirmAction>
  );
}
