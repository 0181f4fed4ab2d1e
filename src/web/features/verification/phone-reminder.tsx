import { type FunctionComponent, useEffect } from 'react';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import type { OverlayProps } from '../../app/overlays/overlay.ts';
import { type Page, usePage } from '../../app/use-page.ts';

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

const STORAGE_KEY = 'phoneReminderPutOffBy';

/** Whether an account has dismissed the reminder in this tab; once is enough (O30). */
export function isReminderDismissed(storage: Pick<Storage, 'getItem'>, userId: number): boolean {
  return storage.getItem(STORAGE_KEY) === String(userId);
}

/** Stores that an account has dismissed the reminder, for as long as the tab is open. */
export function dismissReminder(storage: Pick<Storage, 'setItem'>, userId: number): void {
  storage.setItem(STORAGE_KEY, String(userId));
}
