/** Returns the same idempotency key for the same intent, and a new one after a change or completion. */
export interface IntentKeys {
  keyOf(intent: unknown): string;
  /** The next use is a new intent, even with the same content. */
  forget(): void;
}

/** `randomText` must differ on every call. */
export function createIntentKeys(randomText: () => string = () => crypto.randomUUID()): IntentKeys {
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
