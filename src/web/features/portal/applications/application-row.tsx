import { useRouter } from '@tanstack/react-router';
import {
  ChartColumn,
  Ellipsis,
  ExternalLink,
  Eye,
  Gamepad2,
  PackageOpen,
  Pencil,
  Pin,
  PinOff,
  Rocket,
  Undo2,
} from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { pinApplication, releaseApplication, unpinApplication } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { ApplicationIcon } from '../layout/application-icon.tsx';
import { ActionMenu, type MenuEntry } from './action-menu.tsx';

interface ApplicationRowProps {
  readonly application: OwnApplication;
  /** Drag handle of a pinned application. */
  readonly handle?: ReactNode;
  readonly onPull: () => void;
}

/** An application in the list: name, status, completeness and actions. */
export function ApplicationRow({ application, handle, onPull }: ApplicationRowProps) {
  const page = usePage();
  const { appId, name, icon, iconPlaceholder, platforms, pinned } = application;
  return (
    <article className="hover:bg-raised/60 flex items-start gap-2 rounded-xl p-2 sm:gap-3 sm:p-3 lg:items-center">
      {handle}
      <ApplicationIcon icon={icon} placeholder={iconPlaceholder} size={56} />
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_8rem] lg:items-center">
        <div className="min-w-0">
          <div className="flex min-w-0 items-center gap-2">
            <h4 className="min-w-0 truncate font-sans text-base font-bold">
              <a href={page.href(`/developer/applications/${appId}`)} className="underline-offset-4 hover:underline">
                {name}
              </a>
            </h4>
            {pinned && (
              <Pin
                size={16}
                role="img"
                aria-label={page.t('portal.apps.pinned')}
                className="text-gold-text flex-none"
              />
            )}
          </div>
          <p className="text-muted truncate text-sm">{appId}</p>
          <p className="text-muted truncate text-sm">
            {platforms.map((code) => page.t(`platform.${code}`)).join(' · ')}
          </p>
        </div>
        <ApplicationChips application={application} />
        <Visits application={application} />
      </div>
      <ApplicationMenu application={application} onPull={onPull} />
    </article>
  );
}

function Visits({ application: { viewCount, playCount } }: Pick<ApplicationRowProps, 'application'>) {
  const page = usePage();
  const format = new Intl.NumberFormat(page.state.locale).format;
  return (
    <dl className="text-muted flex gap-4 text-sm tabular-nums lg:flex-col lg:gap-0.5">
      <div className="flex items-center gap-2">
        <dt>
          <Eye size={16} aria-hidden />
          <span className="sr-only">{page.t('words.views')}</span>
        </dt>
        <dd>{format(viewCount)}</dd>
      </div>
      <div className="flex items-center gap-2">
        <dt>
          <Gamepad2 size={16} aria-hidden />
          <span className="sr-only">{page.t('words.plays')}</span>
        </dt>
        <dd>{format(playCount)}</dd>
      </div>
    </dl>
  );
}

/** The status of an application and how many of its texts are complete. */
function ApplicationChips({ application }: { application: OwnApplication }) {
  const page = usePage();
  const { status, isOpen, draft, versions, completeness } = application;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="flex flex-wrap gap-1.5">
        <StateChip state={`shelf.${status}`} />
        {!isOpen && <StateChip state="portal.apps.closed" />}
        {versions.inReview > 0 && <StateChip state="portal.apps.inReview" />}
        {versions.rejected > 0 && <StateChip state="portal.apps.rejected" />}
        {draft !== null && <StateChip state="portal.apps.draft" />}
      </p>
      <div className="flex items-center gap-2">
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-1.5 w-16 flex-none rounded-full"
        >
          <rect width="100" height="1" fill="var(--c-line)" />
          <rect width={(completeness.filled / completeness.total) * 100} height="1" fill="var(--c-success)" />
        </svg>
        <p className="text-muted text-xs tabular-nums">
          {page.t('portal.apps.texts', { filled: completeness.filled, total: completeness.total })}
        </p>
      </div>
    </div>
  );
}

interface ApplicationMenuProps {
  readonly application: OwnApplication;
  readonly onPull: () => void;
}

/** The actions on an application, with the reason for each one that is not available. */
function ApplicationMenu({ application, onPull }: ApplicationMenuProps) {
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

/**
 * ID of the application whose row has just moved between the pinned list and the other one. The row is rendered again
 * in its new list, and the focus follows it. Each list of applications has its own context.
 */
export const MovedRow = createContext<{ current: string | null }>({ current: null });
