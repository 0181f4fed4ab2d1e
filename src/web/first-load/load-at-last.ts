/**
 * Loads code for server-rendered HTML, and retries on the next connection. Until then the HTML stays readable. Where a
 * browser keeps a failed module as failed, the retry fails without a request and the page reloads instead.
 */
export async function loadAtLast<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadAtLast(load);
  }
}
