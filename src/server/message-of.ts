/** What a caught value says: anything may be thrown, and its text is what logs and other processes get. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
