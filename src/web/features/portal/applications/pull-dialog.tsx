import { pullApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';

/** Asks for confirmation before an application is unpublished. */
export function PullDialog({ application, onClose }: { application: OwnApplication; onClose: () => void }) {
  const page = usePage();
  const { name, appId } = application;
  return (
    <ConfirmAction
      title={page.t('words.unpublishName', { name })}
      confirm={page.t('words.unpublish')}
      isDanger
      call={() => page.call(pullApplication, { applicationId: appId })}
      done={page.t('words.nameIsUnpublished', { name })}
      onClose={onClose}
    >
      {page.t('portal.apps.pull.text')}
    </ConfirmAction>
  );
}
