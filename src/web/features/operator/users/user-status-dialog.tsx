import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UserProfile } from '#contract/account/entities.ts';
import { setUserStatus } from '#contract/admin/endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { USER_STATUS } from '#contract/values/states.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { readChoice } from '#web/kit/list/filter/filter-values.ts';
import { TOTAL_ID } from '#web/kit/list/list-page.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';

interface UserStatusDialogProps {
  readonly user: UserProfile;
  readonly onClose: () => void;
}

/** Suspends or restores an account, with the reason that the log keeps. */
export function UserStatusDialog({ user, onClose }: UserStatusDialogProps) {
  const page = usePage();
  const router = useRouter();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isSuspension = user.status === USER_STATUS.normal;
  const action = isSuspension ? 'suspend' : 'restore';
  const name = user.nickname || user.account;
  const { isBusy, start } = useAction(async () => {
    if (isSuspension && reason.trim() === '') {
      setMissing(true);
      document.querySelector<HTMLElement>('#field-reason')?.focus();
      return;
    }
    const status = isSuspension ? USER_STATUS.suspended : USER_STATUS.normal;
    await page.call(setUserStatus, { userId: user.id, status, reason: reason.trim() });
    await router.invalidate();
    // Nothing outside a modal dialog can have the focus, and the button that was pressed may go with its row.
    flushSync(onClose);
    // The filter as it is now: it may have been chosen while the account was. With one status only, the row goes.
    const { status: listed }: { status?: unknown } = router.state.location.search;
    const isLeaving = readChoice(Object.values(USER_STATUS), listed) !== undefined;
    if (isLeaving) document.querySelector<HTMLElement>(`#${TOTAL_ID}`)?.focus();
    toasts.show('success', page.t(isSuspension ? 'operator.suspended' : 'operator.restored', { name }));
  });
  return (
    <ConfirmDialog
      title={page.t(`operator.${action}.title`, { name })}
      confirm={page.t(`operator.${action}`)}
      cancel={page.t('operator.cancel')}
      isDanger={isSuspension}
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      <p>{page.t(`operator.${action}.text`)}</p>
      <div className="text-ink mt-4">
        <TextField
          name="reason"
          label={page.t('operator.reason')}
          hint={page.t(`operator.reason.${action}`)}
          value={reason}
          maxLength={LIMITS.reasonLength}
          autoComplete="off"
          required={isSuspension}
          error={isMissing ? page.t('field.required') : ''}
          onChange={(value) => {
            setReason(value);
            setMissing(false);
          }}
        />
      </div>
    </ConfirmDialog>
  );
}
