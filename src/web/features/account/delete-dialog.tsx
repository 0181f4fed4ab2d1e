import { deleteAccount } from '#contract/account/endpoints.ts';
import { signOut } from '#web/app/session/session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';

interface DeleteDialogProps {
  readonly name: string;
  /** What was typed to name the account. */
  readonly confirm: string;
  readonly onClose: () => void;
}

/** The last question before an account is deleted, and its farewell. */
export function DeleteDialog({ name, confirm, onClose }: DeleteDialogProps) {
  const page = usePage();
  const remove = async () => {
    await page.call(deleteAccount, { confirm });
    // The server has ended every session; signing out only clears this side.
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
