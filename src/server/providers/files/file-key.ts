/** Keys are segments of plain names: nothing climbs out of a folder, nothing is hidden. */
const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws Error for what is no key. */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
  return key;
}
