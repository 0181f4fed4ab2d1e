export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const kept = new Map<string, string>();

/** Lasts as long as the page. */
const PAGE_STORAGE: KeyStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};

/** The browser's storage, or an in-memory one if storage is disabled; merely accessing it then throws. */
export function browserStorage(): KeyStorage {
  // On the server it is empty. Letting the access throw would cost a stack trace for each overlay of each page.
  if (typeof window === 'undefined') return PAGE_STORAGE;
  try {
    return window.localStorage;
  } catch {
    return PAGE_STORAGE;
  }
}
