/** Gives the same key for the same intent, and a new one when the intent changes or is over. */
export interface IntentKeys {
  keyOf(intent: unknown): string;
  /** What comes next is a new intent, even if it looks the same. */
  forget(): void;
}

/** `randomText` is different at every call. */
export function createIntentKeys(randomText: () => string): IntentKeys {
  let last: { readonly text: string; readonly key: string } | null = null;
  return {
    keyOf(intent) {
      const text = JSON.stringify(intent);
      if (last === null || last.text !== text) last = { text, key: randomText() };
      return last.key;
    },
    forget() {
      last = null;
    },
  };
}
