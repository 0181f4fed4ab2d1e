import { setUserStatus } from '#contract/admin/endpoints.ts';
import type { UserCase } from '#contract/admin/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';

interface UserStatusDialogProps {
  readonly user: UserCase['user'];
  readonly onClose: () => void;
}

/** Suspends or restores an account, with a reason for the log. */
export function UserStatusDialog({ user, onClose }: UserStatusDialogProps) {
  const page = usePage();
  const isSuspension = user.status === USER_STATUS.normal;
  const action = isSuspension ? 'suspend' : 'restore';
  const name = user.nickname || user.account;
  const form = useReasonForm({
    isRequired: isSuspension,
    call: (reason) =>
      page.call(setUserStatus, {
        userId: user.id,
        status: isSuspension ? USER_STATUS.suspended : USER_STATUS.normal,
        reason,
      }),
    done: page.t(isSuspension ? 'operator.suspended' : 'operator.restored', { name }),
    onClose,
  });
  return (
    <FormDialog
      title={page.t(`operator.${action}.title`, { name })}
      confirm={page.t(`operator.${action}`)}
      isDanger={isSuspension}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`operator.${action}.text`)}</p>
      <TextField
        {...form.fieldOf('reason')}
        label={page.t('words.reason')}
        hint={page.t(`operator.reason.${action}`)}
        maxLength={LIMITS.reasonLength}
        autoComplete="off"
        required={isSuspension}
      />
    </FormDialog>
  );
}
