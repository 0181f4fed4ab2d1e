import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noteUnsaved } from '#web/app/navigation/unsaved-forms.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { usePage } from '../../../../app/use-page.ts';
import type { DraftSaver } from './draft-saver.ts';

interface LeaveGuardProps {
  readonly saver: DraftSaver;
  /** Whether anything is not on the server yet. */
  readonly isUnsaved: boolean;
}

/**
 * Saves what is not saved before the page is left, and asks only where that fails; the browser asks where the tab goes. The
 * page stays when it cannot be loaded again meanwhile (keep-typed.ts).
 */
export function LeaveGuard({ saver, isUnsaved }: LeaveGuardProps) {
  const page = usePage();
  useEffect(() => (isUnsaved ? noteUnsaved() : undefined), [isUnsaved]);
  // A session that ended takes the page with it, saved or not.
  const isGuarded = () => saver.getState().status !== 'rest' && page.session.state().isLogin;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async () => isGuarded() && !(await saver.flush()),
    enableBeforeUnload: isGuarded,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={page.t('editor.leave.title')}
      confirm={page.t('editor.leave.go')}
      cancel={page.t('editor.leave.stay')}
      isDanger
      onConfirm={proceed}
      onClose={reset}
    >
      {page.t('editor.leave.text')}
    </ConfirmDialog>
  );
}
