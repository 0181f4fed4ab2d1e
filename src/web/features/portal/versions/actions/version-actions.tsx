import { Ellipsis, Eye, RefreshCcw, Rocket, Send, Trash2, Undo2 } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { Version } from '#contract/version/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { isFocusLost } from '#web/kit/page/move-focus.ts';
import { ActionMenu, type MenuEntry } from '../../applications/action-menu.tsx';
import { type AskedAction, describeErrorCode, findObstacles } from '../state/version-state.tsx';
import { versionAddress } from '../version-links.ts';
import { ActionDialog } from './action-dialog.tsx';

type AskAction = (action: AskedAction, version: Version) => void;

const AskContext = createContext<AskAction>(() => {});

interface VersionActionsProps {
  readonly application: OwnApplication;
  /** All versions of the application, as the effects of an action depend on them. */
  readonly versions: readonly Version[];
  /** Navigation after a version is deleted; by default the page stays open. */
  readonly onDeleted?: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** Provides actions on versions to its children, with a confirmation dialog. */
export function VersionActions({ application, versions, onDeleted, children }: VersionActionsProps) {
  const [asked, setAsked] = useState<{ readonly action: AskedAction; readonly version: Version } | null>(null);
  const last = useRef<Version | null>(null);
  // The button that was pressed may be gone after an update.
  useEffect(() => {
    if (last.current !== null && asked === null && isFocusLost()) focusVersion(last.current);
  }, [asked, versions]);
  return (
    <AskContext
      value={(action, version) => {
        last.current = version;
        setAsked({ action, version });
      }}
    >
      {children}
      {asked !== null && (
        <ActionDialog
          {...asked}
          application={application}
          versions={versions}
          {...(onDeleted && { onDeleted })}
          onClose={() => setAsked(null)}
        />
      )}
    </AskContext>
  );
}

/** Focuses the version in the list, or else the next step on its page; collapsed content cannot be focused. */
function focusVersion({ id }: Version): void {
  for (const place of [`#version-${id} a`, '#next-step', '#portal-content']) {
    const element = document.querySelector<HTMLElement>(place);
    element?.focus();
    if (element !== null && document.activeElement === element) return;
  }
}

/** Opens the confirmation dialog of an action. */
export function useAskAction(): AskAction {
  return useContext(AskContext);
}

/** The actions on a version, with the reason for each one that is not available. */
export function VersionMenu({ version }: { version: Version }) {
  const page = usePage();
  const ask = useAskAction();
  const obstacles = findObstacles(version);
  const entry = (action: Exclude<AskedAction, 'publish'>, label: string, Icon: MenuEntry['Icon']): MenuEntry => ({
    label,
    Icon,
    run: () => ask(action, version),
    obstacle: describeErrorCode(page, obstacles[action]),
  });
  const isReturn = version.releasedAt !== null;
  const entries: readonly MenuEntry[] = [
    { label: page.t('versions.open'), Icon: Eye, href: versionAddress(page, version.id) },
    ...(obstacles.submit === null ? [entry('submit', page.t('versions.submit'), Send)] : []),
    ...(obstacles.reapply === null ? [entry('reapply', page.t('versions.reapply'), RefreshCcw)] : []),
    obstacles.pull === null
      ? entry('pull', page.t('words.unpublish'), Undo2)
      : entry('release', page.t(isReturn ? 'versions.return' : 'words.publish'), Rocket),
    entry('delete', page.t('words.delete'), Trash2),
  ];
  return (
    <ActionMenu label={page.t('versions.actions', { name: version.versionName })} Icon={Ellipsis} entries={entries} />
  );
}
