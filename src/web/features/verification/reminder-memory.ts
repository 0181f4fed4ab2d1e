const STORAGE_KEY = 'phoneReminderPutOffBy';

/** Whether an account has dismissed the reminder in this tab; once is enough (O30). */
export function isReminderDismissed(storage: Pick<Storage, 'getItem'>, userId: number): boolean {
  return storage.getItem(STORAGE_KEY) === String(userId);
}

/** Stores that an account has dismissed the reminder, for as long as the tab is open. */
export function dismissReminder(storage: Pick<Storage, 'setItem'>, userId: number): void {
  storage.setItem(STORAGE_KEY, String(userId));
}
