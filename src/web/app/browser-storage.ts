export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const kept = new Map<string, string>();

/** Holds as long as the page. */
const PAGE_STORAGE: KeyStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};

/** What the browser keeps for the store; where storage is switched off even asking for it throws, and the page keeps it. */
export function browserStorage(): KeyStorage {
  try {
    return window.localStorage;
  } catch {
    return PAGE_STORAGE;
  }
}
