import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noteUnsaved } from '#web/app/navigation/unsaved-forms.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

export interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** The question, what is lost, and the two answers, in the visitor's words. */
  readonly words: Readonly<Record<'title' | 'text' | 'go' | 'stay', string>>;
}

const addressOf = ({ pathname, search }: { readonly pathname: string; readonly search: object }) =>
  JSON.stringify([pathname, search]);

/**
 * Asks before a page with unsaved changes is left; the browser asks where the whole document goes. The page stays when it
 * cannot be loaded again meanwhile (keep-typed.ts).
 */
export function LeaveGuard({ isDirty, words }: LeaveGuardProps) {
  const page = usePage();
  useEffect(() => (isDirty ? noteUnsaved() : undefined), [isDirty]);
  // A session that ended takes the page with it, saved or not.
  const isGuarded = () => isDirty && page.session.state().isLogin;
  const { status, proceed, reset } = useBlocker({
    // A way to another part of the same page leaves nothing.
    shouldBlockFn: ({ current, next }) => isGuarded() && addressOf(current) !== addressOf(next),
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
