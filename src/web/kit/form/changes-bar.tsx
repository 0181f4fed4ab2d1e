import { type ReactNode, useRef } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useSaveKey } from '#web/ui/use-save-key.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveBar, SaveStatus } from './save-bar.tsx';

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
