import { ImageOff, ScrollText } from 'lucide-react';
import { useId, useState } from 'react';
import { removeUserAvatar, setUserStatus } from '#contract/admin/endpoints.ts';
import type { UserCase } from '#contract/admin/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { auditFilter } from '../audit/audit-link.tsx';

interface UserActionProps {
  readonly user: UserCase['user'];
  readonly onChoose: () => void;
}

/** The operator's actions on an account: suspend or restore it, and read its log. */
export function UserAction({ user, onChoose }: UserActionProps) {
  const page = usePage();
  const hint = useId();
  const { id, nickname, account, deletedAt } = user;
  const isOneself = useUser()?.id === id;
  const log = page.t('operator.users.log', { name: nickname || account });
  return (
    <div>
      <div className="flex items-center gap-2">
        {deletedAt === null && <StatusButton user={user} hint={isOneself ? hint : undefined} onChoose={onChoose} />}
        {user.avatar !== '' && <AvatarButton user={user} />}
        <a
          className="btn-icon"
          href={page.href('/operator/audit', auditFilter.query({ userId: id }))}
          aria-label={log}
          title={log}
        >
          <ScrollText size={20} aria-hidden />
        </a>
      </div>
      {isOneself && (
        <p id={hint} className="text-muted mt-1 max-w-56 text-xs">
          {page.t('operator.users.notYourself')}
        </p>
      )}
    </div>
  );
}

/** Opens the question whether to remove the picture of the account. */
function AvatarButton({ user }: Pick<UserActionProps, 'user'>) {
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  const label = page.t('operator.avatar.title', { name: user.nickname || user.account });
  return (
    <>
      <IconButton label={label} onClick={() => setOpen(true)} Icon={ImageOff} size={20} />
      {isOpen && <AvatarDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

interface StatusButtonProps extends UserActionProps {
  /** Id of the element that explains why the button is disabled (the last operator); absent if it is enabled. */
  readonly hint: string | undefined;
}

function StatusButton({ user: { nickname, account, status }, hint, onChoose }: StatusButtonProps) {
  const page = usePage();
  const isOff = hint !== undefined;
  const action = status === USER_STATUS.normal ? 'suspend' : 'restore';
  return (
    <Button
      className="aria-disabled:cursor-not-allowed"
      aria-label={page.t(`operator.${action}Named`, { name: nickname || account })}
      isOff={isOff}
      aria-describedby={hint}
      onClick={() => onChoose()}
    >
      {page.t(`operator.${action}`)}
    </Button>
  );
}

interface AvatarDialogProps {
  readonly user: UserCase['user'];
  readonly onClose: () => void;
}

/** Removes the picture of an account, with a reason for the log. */
function AvatarDialog({ user: { id, nickname, account }, onClose }: AvatarDialogProps) {
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
