const STORAGE_KEY = 'welcome';

/** Marks the next page to welcome the user. */
export function markWelcome(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(STORAGE_KEY, '1');
  } catch {
    // Storage may be disabled; the user is then signed in without a welcome.
  }
}

/** Whether to welcome the user; true only once. */
export function consumeWelcome(storage: Pick<Storage, 'getItem' | 'removeItem'>): boolean {
  try {
    const isNoted = storage.getItem(STORAGE_KEY) !== null;
    if (isNoted) storage.removeItem(STORAGE_KEY);
    return isNoted;
  } catch {
    return false;
  }
}
