import { useState } from 'react';
import { releaseApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import {
  deleteVersion,
  editVersion,
  pullVersion,
  reapplyVersion,
  releaseVersion,
} from '#contract/version/endpoints.ts';
import type { Version } from '#contract/version/entities.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { type AskedAction, findPublished, findShelfEffects } from '../state/version-state.tsx';

interface ActionDialogProps {
  readonly action: AskedAction;
  readonly version: Version;
  readonly application: OwnApplication;
  readonly versions: readonly Version[];
  readonly onDeleted?: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Each performs its action and returns the key of the success message. */
const CALLS: Readonly<Record<AskedAction, (page: Page, asked: Asked) => Promise<MessageKey>>> = {
  async release({ call }, { version: { id }, withApplication }) {
    const { applicationStatus } = await call(releaseVersion, { id, withApplication });
    if (applicationStatus !== SHELF.onShelf) return 'versions.release.done.hidden';
    return withApplication ? 'versions.release.done.both' : 'versions.release.done';
  },
  async publish({ call }, { application: { appId } }) {
    await call(releaseApplication, { applicationId: appId });
    return 'versions.publish.done';
  },
  async pull({ call }, { version: { id } }) {
    await call(pullVersion, { id });
    return 'versions.pull.done';
  },
  async submit({ call }, { version: { id } }) {
    await call(editVersion, { id, submit: true });
    return 'versions.submit.done';
  },
  async reapply({ call }, { version: { id } }) {
    await call(reapplyVersion, { id });
    return 'versions.reapply.done';
  },
  async delete({ call }, { version: { id } }) {
    await call(deleteVersion, { id });
    return 'versions.delete.done';
  },
};

const CONFIRM = {
  release: 'words.publish',
  return: 'versions.return.go',
  publish: 'words.publish',
  pull: 'words.unpublish',
  submit: 'versions.submit.go',
  reapply: 'versions.reapply',
  delete: 'versions.delete.go',
} as const;

interface Asked {
  readonly version: Version;
  readonly application: OwnApplication;
  /** Whether the game is published with the version. */
  readonly withApplication: boolean;
}

/** Describes the effects of an action and performs it after confirmation. */
export function ActionDialog({ onClose, ...props }: ActionDialogProps) {
  const page = usePage();
  const { action, version, application, onDeleted } = props;
  const mayPublish = action === 'release' && application.status === SHELF.offShelf;
  const [withApplication, setWithApplication] = useState(mayPublish);
  const isGone = action === 'delete';
  const isReturn = action === 'release' && version.releasedAt !== null;
  const words = isReturn ? 'return' : action;
  return (
    <ConfirmAction
      title={page.t(`versions.${words}.title`, { name: version.versionName, game: application.name })}
      confirm={page.t(withApplication ? 'versions.release.go.both' : CONFIRM[words])}
      isDanger={action === 'pull' || action === 'delete'}
      call={() => CALLS[action](page, { version, application, withApplication })}
      done={(done) => page.t(done, { name: version.versionName, game: application.name })}
      // The page of a deleted version cannot be reloaded.
      refresh={isGone ? onDeleted : undefined}
      focusAfter={isGone ? 'portal-content' : undefined}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        {sayEffects(page, props).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {mayPublish && (
          <label className="text-ink flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={withApplication}
              onChange={(event) => setWithApplication(event.target.checked)}
              className="h-5 w-5 flex-none accent-(--c-accent)"
            />
            {page.t('versions.release.along', { game: application.name })}
          </label>
        )}
      </div>
    </ConfirmAction>
  );
}

/** The effects of an action, one sentence each. */
function sayEffects(
  page: Page,
  { action, version, application, versions }: Omit<ActionDialogProps, 'onClose'>,
): readonly string[] {
  const names = { name: version.versionName, game: application.name, platform: page.t(`platform.${version.platform}`) };
  if (action === 'publish') return sayPublished(page, { application, versions });
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
  // While the game is unpublished, players do not get the version.
  if (effects.applicationStatus === SHELF.offShelf) return [page.t('versions.release.hidden', names)];
  if (effects.applicationStatus === SHELF.removed) return [page.t('versions.release.removed', names)];
  return [
    effects.replaced === undefined
      ? page.t('versions.release.first', names)
      : page.t('versions.release.replaces', { ...names, before: effects.replaced.versionName }),
  ];
}

function sayPublished(page: Page, game: Pick<ActionDialogProps, 'application' | 'versions'>): readonly string[] {
  const versions = findPublished(game).map(({ platform, versionName }) =>
    page.t('versions.publish.version', { platform: page.t(`platform.${platform}`), name: versionName }),
  );
  return [page.t('versions.publish.text'), ...versions];
}
