import { deleteAccount } from '#contract/account/endpoints.ts';
import { signOut } from '#web/app/session/session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';

interface DeleteDialogProps {
  readonly name: string;
  /** The account name typed as confirmation. */
  readonly confirm: string;
  readonly onClose: () => void;
}

/** The final confirmation before an account is deleted, and the farewell. */
export function DeleteDialog({ name, confirm, onClose }: DeleteDialogProps) {
  const page = usePage();
  const remove = async () => {
    await page.call(deleteAccount, { confirm });
    // The server has ended all sessions; signing out only clears the local one.
    await signOut(page);
  };
  return (
    <ConfirmAction
      title={page.t('account.delete.final.title', { name })}
      confirm={page.t('words.deleteForGood')}
      busy={page.t('account.delete.busy')}
      isDanger
      call={remove}
      done={page.t('account.delete.done')}
      refresh={null}
      onClose={onClose}
    >
      {page.t('account.delete.final.text')}
    </ConfirmAction>
  );
}
