import { removeUserAvatar } from '#contract/admin/endpoints.ts';
import type { UserCase } from '#contract/admin/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useReasonForm } from '#web/kit/dialog/use-reason-form.ts';
import { TextField } from '#web/ui/field/text-field.tsx';

interface AvatarDialogProps {
  readonly user: UserCase['user'];
  readonly onClose: () => void;
}

/** Removes the picture of an account, with a reason for the log. */
export function AvatarDialog({ user: { id, nickname, account }, onClose }: AvatarDialogProps) {
  const page = usePage();
  const name = nickname || account;
  const form = useReasonForm({
    isRequired: true,
    call: (reason) => page.call(removeUserAvatar, { userId: id, reason }),
    done: page.t('operator.avatar.removed', { name }),
    onClose,
  });
  return (
    <FormDialog
      title={page.t('operator.avatar.title', { name })}
      confirm={page.t('operator.avatar.remove')}
      isDanger
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">{page.t('operator.avatar.text')}</p>
      <TextField
        {...form.fieldOf('reason')}
        label={page.t('words.reason')}
        maxLength={LIMITS.reasonLength}
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
