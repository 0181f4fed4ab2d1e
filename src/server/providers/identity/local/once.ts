/** Runs once; a failure is not cached, so that the next caller tries again. */
export function once<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined;
  return () => {
    pending ??= run().catch((error) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
