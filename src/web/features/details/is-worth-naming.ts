/** Whether the page names the size of a file: below a megabyte nobody decides by it. */
export function isWorthNaming(size: number | null): size is number {
  return size !== null && size >= 1024 ** 2;
}
