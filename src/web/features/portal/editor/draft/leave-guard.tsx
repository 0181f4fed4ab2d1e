import { useBlocker } from '@tanstack/react-router';
import { usePage } from '../../../../app/use-page.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import type { DraftSaver } from './draft-saver.ts';

/** Saves what is not saved before the page is left, and asks only where that fails; the browser asks where the tab goes. */
export function LeaveGuard({ saver }: { saver: DraftSaver }) {
  const page = usePage();
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
