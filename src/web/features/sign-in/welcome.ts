const STORAGE_KEY = 'welcome';

/** Notes that the next page is to welcome somebody. */
export function noteWelcome(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(STORAGE_KEY, '1');
  } catch {
    // Storage can be switched off; nobody is welcomed then, but signed in all the same.
  }
}

/** Whether somebody is to be welcomed; once. */
export function takeWelcome(storage: Pick<Storage, 'getItem' | 'removeItem'>): boolean {
  try {
    const isNoted = storage.getItem(STORAGE_KEY) !== null;
    if (isNoted) storage.removeItem(STORAGE_KEY);
    return isNoted;
  } catch {
    return false;
  }
}
