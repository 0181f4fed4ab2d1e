import { useBlocker } from '@tanstack/react-router';
import { usePage } from '../app/use-page.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** The question, what is lost, and the two answers, in the visitor's words. */
  readonly words: Readonly<Record<'title' | 'text' | 'go' | 'stay', string>>;
}

/** Asks before a page with unsaved changes is left; the browser asks where the whole document goes. */
export function LeaveGuard({ isDirty, words }: LeaveGuardProps) {
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
      title={words.title}
      confirm={words.go}
      cancel={words.stay}
      isDanger
      onConfirm={proceed}
      onClose={reset}
    >
      {words.text}
    </ConfirmDialog>
  );
}
