/**
 * Loads something that what the server rendered waits for: where that fails, again with the next connection. Until then
 * the server's HTML stays, and can be read.
 */
export async function loadAtLast<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadAtLast(load);
  }
}
