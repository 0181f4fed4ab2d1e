import { type FunctionComponent, useEffect } from 'react';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import { dismissReminder, isReminderDismissed } from './reminder-memory.ts';

/** Loads the reminder with its messages. */
export async function loadPhoneReminder(page: Page): Promise<FunctionComponent<OverlayProps>> {
  await loadMessages(page, 'verification');
  return PhoneReminder;
}

/**
 * Reminds the user that the account has no verified phone number (R2.56, O30). Can be dismissed: nothing depends on it.
 */
export function PhoneReminder({ onClose }: OverlayProps) {
  const page = usePage();
  const user = useUser();
  const isNeeded = user !== null && !user.phoneConfirmed && !isReminderDismissed(sessionStorage, user.id);
  useEffect(() => {
    if (!isNeeded) onClose();
  }, [isNeeded, onClose]);
  if (!isNeeded) return null;
  return (
    <ConfirmDialog
      title={page.t('verify.reminder.title')}
      confirm={page.t('verify.reminder.bind')}
      cancel={page.t('verify.reminder.later')}
      onConfirm={() => {
        page.session.demand('phone');
        onClose();
      }}
      onClose={() => {
        dismissReminder(sessionStorage, user.id);
        onClose();
      }}
    >
      {page.t('verify.reminder.text')}
    </ConfirmDialog>
  );
}
