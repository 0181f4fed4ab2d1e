/** A stand-in for `localStorage` and `sessionStorage`. */
export function buildStorage(kept: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
