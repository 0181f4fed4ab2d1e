import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import type { Version } from '#contract/version/entities.ts';
import { isFocusLost } from '#web/kit/page/move-focus.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { AskedAction } from './asked-action.ts';

type AskAction = (action: AskedAction, version: Version) => void;

const AskContext = createContext<AskAction>(() => {});

interface VersionActionsProps {
  readonly application: OwnApplication;
  /** All of the application: what an action does depends on them. */
  readonly versions: readonly Version[];
  /** Where to go once a version is deleted; absent: one stays. */
  readonly onDeleted?: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** What is done to versions from anywhere inside is asked here first. */
export function VersionActions({ application, versions, onDeleted, children }: VersionActionsProps) {
  const [asked, setAsked] = useState<{ readonly action: AskedAction; readonly version: Version } | null>(null);
  const last = useRef<Version | null>(null);
  // The new data may not have the button that was pressed.
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

/** The version in the list, else what its own page says of it first; what is folded in takes no focus. */
function focusVersion({ id }: Version): void {
  for (const place of [`#version-${id} a`, '#next-step', '#portal-content']) {
    const element = document.querySelector<HTMLElement>(place);
    element?.focus();
    if (element !== null && document.activeElement === element) return;
  }
}

/** Asks before something is done to a version. */
export function useAskAction(): AskAction {
  return useContext(AskContext);
}
