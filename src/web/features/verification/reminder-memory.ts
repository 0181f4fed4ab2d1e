const STORAGE_KEY = 'phoneReminderPutOffBy';

/** Whether an account has put the reminder off in this tab; once is enough (O30). */
export function isReminderPutOff(storage: Pick<Storage, 'getItem'>, userId: number): boolean {
  return storage.getItem(STORAGE_KEY) === String(userId);
}

/** Keeps that an account has put the reminder off, for as long as the tab is open. */
export function putOffReminder(storage: Pick<Storage, 'setItem'>, userId: number): void {
  storage.setItem(STORAGE_KEY, String(userId));
}
