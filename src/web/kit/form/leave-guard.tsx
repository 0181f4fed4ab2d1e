import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noteUnsaved } from '#web/app/navigation/unsaved-forms.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** Saves the changes before the page is left, which then asks only if this returns false. */
  readonly save?: () => Promise<boolean>;
}

const addressOf = ({ pathname, search }: { readonly pathname: string; readonly search: object }) =>
  JSON.stringify([pathname, search]);

/**
 * Asks before a page with unsaved changes is left; the browser asks before the document is. If the page cannot be loaded
 * again meanwhile, it stays as it is (keep-typed.ts).
 */
export function LeaveGuard({ isDirty, save }: LeaveGuardProps) {
  const page = usePage();
  useEffect(() => (isDirty ? noteUnsaved() : undefined), [isDirty]);
  // A session that ended takes the page with it, saved or not.
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

/** For a form that is left without leaving its page. */
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
