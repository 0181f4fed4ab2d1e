/** Keys are segments of plain names: they cannot leave the folder or be hidden. */
const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws Error for an invalid key. */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
  return key;
}
