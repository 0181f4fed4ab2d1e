import { useRouter } from '@tanstack/react-router';
import { ChartColumn, Ellipsis, ExternalLink, PackageOpen, Pencil, Pin, PinOff, Rocket, Undo2 } from 'lucide-react';
import { useContext, useEffect } from 'react';
import { pinApplication, releaseApplication, unpinApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { ActionMenu, type MenuEntry } from './action-menu.tsx';
import { MovedRow } from './moved-row.ts';

interface ApplicationMenuProps {
  readonly application: OwnApplication;
  readonly onPull: () => void;
}

/** The actions on an application, with the reason for each one that is not available. */
export function ApplicationMenu({ application, onPull }: ApplicationMenuProps) {
  const page = usePage();
  const { appId, name, status, pinned, obstacles } = application;
  const { pin, release } = useApplicationActions(application);
  const isOnShelf = status === SHELF.onShelf;
  const reasonOf = (code: number | null) => {
    if (code === null) return undefined;
    if (code === ERROR.versionNotFound) return page.t('portal.apps.release.empty');
    return page.translator.find(`error.${code}`) ?? page.t('error.system_busy');
  };
  const entries: readonly MenuEntry[] = [
    { label: page.t('words.edit'), Icon: Pencil, href: page.href(`/developer/applications/${appId}`) },
    {
      label: page.t('shell.account.versions'),
      Icon: PackageOpen,
      href: page.href('/developer/versions', `?${new URLSearchParams({ applicationId: appId })}`),
    },
    {
      label: page.t('portal.apps.figures'),
      Icon: ChartColumn,
      href: page.href('/developer', `?app=${encodeURIComponent(appId)}`),
    },
    ...(isOnShelf
      ? [
          {
            label: page.t('portal.apps.show'),
            Icon: ExternalLink,
            href: page.href('/application/details', detailsQuery(appId)),
          },
        ]
      : []),
    { label: page.t(pinned ? 'portal.apps.unpin' : 'portal.apps.pin'), Icon: pinned ? PinOff : Pin, run: pin },
    isOnShelf
      ? { label: page.t('words.unpublish'), Icon: Undo2, run: onPull, obstacle: reasonOf(obstacles.pull) }
      : { label: page.t('words.publish'), Icon: Rocket, run: release, obstacle: reasonOf(obstacles.release) },
  ];
  const label = page.t('words.actionsForName', { name });
  return <ActionMenu buttonId={menuId(appId)} label={label} Icon={Ellipsis} entries={entries} />;
}

function menuId(applicationId: string): string {
  return `actions-${applicationId}`;
}

function useApplicationActions({ appId: applicationId, name, pinned }: OwnApplication) {
  const page = usePage();
  const router = useRouter();
  const moved = useContext(MovedRow);
  useEffect(() => {
    if (moved.current !== applicationId) return;
    moved.current = null;
    document.getElementById(menuId(applicationId))?.focus();
  }, [moved, applicationId, pinned]);
  const pin = useMutation({
    call: () => page.call(pinned ? unpinApplication : pinApplication, { applicationId }),
    done: page.t(pinned ? 'portal.apps.unpinned' : 'portal.apps.nowPinned', { name }),
    refresh: () => {
      moved.current = applicationId;
      return router.invalidate();
    },
  });
  const release = useMutation({
    call: () => page.call(releaseApplication, { applicationId }),
    done: page.t('words.nameIsPublished', { name }),
  });
  return { pin: pin.start, release: release.start };
}
