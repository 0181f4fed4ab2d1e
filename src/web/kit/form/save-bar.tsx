import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { markUnsaved } from '#web/app/navigation/unsaved-forms.ts';
import { usePage } from '#web/app/use-page.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useSaveKey } from '#web/ui/use-save-key.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

interface SaveBarProps {
  /** Save status. */
  readonly status: ReactNode;
  /** Whether it stays in view; without changes there is nothing to save. */
  readonly isSticky?: boolean;
  /** A decision required before saving, such as a conflict. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a form at the bottom of the window or of the form's card; in view while there is something to save. */
export function SaveBar({ status, isSticky = true, notice, children }: SaveBarProps) {
  return (
    <div
      data-save-bar
      className={`${isSticky ? 'sticky bottom-0' : ''} border-line bg-surface z-20 -mx-4 border-t in-[.card]:-mb-4 in-[.card]:rounded-b-2xl sm:mx-0 sm:rounded-t-2xl sm:border-x sm:in-[.card]:-mx-7 sm:in-[.card]:-mb-7 sm:in-[.card]:rounded-t-none sm:in-[.card]:border-x-0`}
    >
      {notice}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-6 [&>.btn]:max-sm:flex-auto">
        <div className="text-muted min-w-0 basis-full text-sm sm:flex-1 sm:basis-40">{status}</div>
        {children}
      </div>
    </div>
  );
}

/** Announces the save status to screen readers. */
export function SaveStatus({ children }: { children: string }) {
  return (
    <p role="status" className="min-h-6">
      {children}
    </p>
  );
}

interface ChangesBarProps {
  readonly form: {
    readonly isDirty: boolean;
    readonly isBusy: boolean;
    readonly reset: () => void;
  };
  /** Nothing is stored yet: there is nothing that could be called saved, or be restored. */
  readonly isNew?: boolean;
  /** A decision required before saving, such as a conflict. */
  readonly notice?: ReactNode;
}

/**
 * The end of a `<Form>` over stored values: shows whether they are saved, saves or discards changes, saves on Ctrl+S,
 * and asks before leaving the page.
 */
export function ChangesBar({ form: { isDirty, isBusy, reset }, isNew = false, notice }: ChangesBarProps) {
  const page = usePage();
  const isOff = !isDirty || isBusy;
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(() => button.current?.click());
  // Not `disabled`: a button that has just saved would lose the focus.
  return (
    <SaveBar
      isSticky={isDirty}
      notice={notice}
      status={<SaveStatus>{page.t(isDirty ? 'form.unsaved' : isNew ? 'form.empty' : 'form.saved')}</SaveStatus>}
    >
      <button
        type="button"
        className="btn btn-quiet aria-disabled:opacity-50"
        aria-disabled={isOff}
        onClick={() => isOff || reset()}
      >
        {page.t('form.discard')}
      </button>
      <button
        ref={button}
        type="submit"
        className="btn btn-gold aria-disabled:opacity-50"
        aria-disabled={isOff}
        aria-keyshortcuts="Control+S"
        onClick={(event) => isOff && event.preventDefault()}
      >
        {isBusy && <Spinner />}
        {page.t(isBusy ? 'form.saving' : 'form.save')}
      </button>
      <LeaveGuard isDirty={isDirty} />
    </SaveBar>
  );
}

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
