import { useBlocker } from '@tanstack/react-router';
import { usePage } from '../../app/use-page.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before a page with unsaved changes is left; the browser asks where the whole document goes. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const page = usePage();
  // A session that ended takes the page with it, saved or not.
  const isGuarded = () => isDirty && page.session.state().isLogin;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isGuarded,
    enableBeforeUnload: isGuarded,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={page.t('account.leave.title')}
      confirm={page.t('account.leave.go')}
      cancel={page.t('account.leave.stay')}
      isDanger
      onConfirm={proceed}
      onClose={reset}
    >
      {page.t('account.leave.text')}
    </ConfirmDialog>
  );
}
