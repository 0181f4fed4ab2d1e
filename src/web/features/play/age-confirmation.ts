const STORAGE_KEY = 'ageConfirmedOn';

/** The visitor's calendar day as `YYYY-MM-DD` (O25). */
function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether the visitor confirmed being 18 or older today. */
export function isAgeConfirmed(storage: Pick<Storage, 'getItem'>, now: Date): boolean {
  return storage.getItem(STORAGE_KEY) === localDay(now);
}

/** Keeps the confirmation for the rest of the day. */
export function confirmAge(storage: Pick<Storage, 'setItem'>, now: Date): void {
  storage.setItem(STORAGE_KEY, localDay(now));
}
