/** Masks an address so that only its owner recognizes it: `m•••@example.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, Math.max(at, 0));
  return `${first}•••${at < 0 ? '' : address.slice(at)}`;
}
