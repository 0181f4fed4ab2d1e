import { useRouter } from '@tanstack/react-router';
import { pullApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';

/** Asks before an application goes from the shelf. */
export function PullDialog({ application, onClose }: { application: OwnApplication; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const { name, appId } = application;
  const { isBusy, start } = useAction(async () => {
    await page.call(pullApplication, { applicationId: appId });
    await router.invalidate();
    onClose();
    toasts.show('success', page.t('portal.apps.pulled', { name }));
  });
  return (
    <ConfirmDialog
      title={page.t('portal.apps.pull.title', { name })}
      confirm={page.t('portal.apps.pull')}
      cancel={page.t('portal.cancel')}
      isDanger
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      {page.t('portal.apps.pull.text')}
    </ConfirmDialog>
  );
}
