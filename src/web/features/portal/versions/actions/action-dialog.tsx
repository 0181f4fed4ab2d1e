import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { LIMITS } from '#contract/limits.ts';
import {
  deleteVersion,
  editVersion,
  pullVersion,
  reapplyVersion,
  releaseVersion,
} from '#contract/version/endpoints.ts';
import type { Version } from '#contract/version/entities.ts';
import { useAction } from '../../../../app/use-action.ts';
import { type Page, usePage } from '../../../../app/use-page.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { toasts } from '../../../../ui/toast-store.ts';
import { type AskedAction, findShelfEffects } from './asked-action.ts';

interface ActionDialogProps {
  readonly action: AskedAction;
  readonly version: Version;
  readonly application: OwnApplication;
  readonly versions: readonly Version[];
  readonly onDeleted?: () => Promise<unknown>;
  readonly onClose: () => void;
}

const CALLS = {
  release: ({ call }: Page, id: number) => call(releaseVersion, { id }),
  pull: ({ call }: Page, id: number) => call(pullVersion, { id }),
  submit: ({ call }: Page, id: number) => call(editVersion, { id, submit: true }),
  reapply: ({ call }: Page, id: number) => call(reapplyVersion, { id }),
  delete: ({ call }: Page, id: number) => call(deleteVersion, { id }),
} as const satisfies Record<AskedAction, (page: Page, id: number) => Promise<unknown>>;

/** Says what an action will do, and does it once that is confirmed. */
export function ActionDialog({ onClose, ...props }: ActionDialogProps) {
  const page = usePage();
  const { action, version } = props;
  const { isBusy, start } = useConfirmedAction({ ...props, onClose });
  const isReturn = action === 'release' && version.releasedAt !== null;
  const words = isReturn ? 'return' : action;
  return (
    <ConfirmDialog
      title={page.t(`versions.${words}.title`, { name: version.versionName })}
      confirm={page.t(`versions.${words}.go`)}
      cancel={page.t('portal.cancel')}
      isDanger={action === 'pull' || action === 'delete'}
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        {sayEffects(page, props).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </ConfirmDialog>
  );
}

function useConfirmedAction({ action, version, onDeleted, onClose }: ActionDialogProps) {
  const page = usePage();
  const router = useRouter();
  return useAction(async () => {
    await CALLS[action](page, version.id);
    const isGone = action === 'delete';
    // What shows a version that is gone could not be loaded anew.
    await (isGone && onDeleted !== undefined ? onDeleted() : router.invalidate());
    flushSync(onClose);
    if (isGone) document.getElementById('portal-content')?.focus();
    toasts.show('success', page.t(`versions.${action}.done`, { name: version.versionName }));
  });
}

/** What will happen, sentence by sentence. */
function sayEffects(
  page: Page,
  { action, version, application, versions }: Omit<ActionDialogProps, 'onClose'>,
): readonly string[] {
  const names = { name: version.versionName, game: application.name, platform: page.t(`platform.${version.platform}`) };
  if (action !== 'release' && action !== 'pull') {
    return [page.t(`versions.${action}.text`, { min: LIMITS.reviewDaysMin, max: LIMITS.reviewDaysMax })];
  }
  const effects = findShelfEffects({ application, versions }, version.id, action);
  if (action === 'pull') {
    return [
      page.t('versions.pull.text', names),
      page.t(effects.takesApplicationAlong ? 'versions.pull.along' : 'versions.pull.stays', names),
    ];
  }
  return [
    effects.replaced === undefined
      ? page.t('versions.release.first', names)
      : page.t('versions.release.replaces', { ...names, before: effects.replaced.versionName }),
    ...(effects.isApplicationOnShelf ? [] : [page.t('versions.release.hidden', names)]),
  ];
}
