import { deleteAccount } from '#contract/account/endpoints.ts';
import { signOut } from '#web/app/session/session.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

interface DeleteDialogProps {
  readonly name: string;
  /** What was typed to name the account. */
  readonly confirm: string;
  readonly onClose: () => void;
}

/** The last question before an account is deleted, and its farewell. */
export function DeleteDialog({ name, confirm, onClose }: DeleteDialogProps) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    await page.call(deleteAccount, { confirm });
    // The server has ended every session; told to sign out, this side lets go of its own without a word.
    await signOut(page);
    toasts.show('success', page.t('account.delete.done'));
  });
  return (
    <ConfirmDialog
      title={page.t('account.delete.final.title', { name })}
      confirm={page.t(isBusy ? 'account.delete.busy' : 'account.delete.final.go')}
      isDanger
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      {page.t('account.delete.final.text')}
    </ConfirmDialog>
  );
}
