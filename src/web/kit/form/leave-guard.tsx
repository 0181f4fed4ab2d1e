import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { markUnsaved } from '#web/app/navigation/unsaved-forms.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** Saves before leaving; the page asks only if this returns false. */
  readonly save?: () => Promise<boolean>;
}

const addressOf = ({ pathname, search }: { readonly pathname: string; readonly search: object }) =>
  JSON.stringify([pathname, search]);

/**
 * Asks before leaving a page with unsaved changes; the browser asks when the document is closed. The page stays as it
 * is if reloading it in the background fails (keep-unsaved-pages.ts).
 */
export function LeaveGuard({ isDirty, save }: LeaveGuardProps) {
  const page = usePage();
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty]);
  // An ended session leaves the page regardless of unsaved changes.
  const isGuarded = () => isDirty && page.session.state().isLogin;
  const { status, proceed, reset } = useBlocker({
    // Another part of the same page can be shown without leaving it.
    shouldBlockFn: async ({ current, next }) =>
      isGuarded() && addressOf(current) !== addressOf(next) && !(await save?.()),
    enableBeforeUnload: isGuarded,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return <LeaveQuestion onLeave={proceed} onStay={reset} />;
}

/** For a form that can be closed without leaving its page. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const page = usePage();
  return (
    <ConfirmDialog
      title={page.t('form.leave.title')}
      confirm={page.t('form.leave.go')}
      cancel={page.t('form.leave.stay')}
      isDanger
      onConfirm={onLeave}
      onClose={onStay}
    >
      {page.t('form.leave.text')}
    </ConfirmDialog>
  );
}
