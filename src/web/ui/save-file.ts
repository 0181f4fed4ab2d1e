/** Downloads text or bytes as a file. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
