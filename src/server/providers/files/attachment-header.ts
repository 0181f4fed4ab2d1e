const NAME_LENGTH = 150;

/** A Content-Disposition for a file of any name: plain letters for old programs, the real name beside them. */
export function attachmentHeader(fileName: string): string {
  const safe = safeFileName(fileName);
  const plain = safe.replaceAll(/[^\w.-]/g, '_');
  // RFC 8187 leaves out four marks that encodeURIComponent keeps; the quote would end the name's language.
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Nothing that leads into a folder, is hidden, or is read from right to left: `gnp.exe` would look like `exe.png`. Of
 * long names the end stays, since it says what they are.
 */
function safeFileName(fileName: string): string {
  const plain = fileName.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_');
  return (
    plain
      .replace(/^[.\s]+/, '')
      .slice(-NAME_LENGTH)
      .toWellFormed() || 'download'
  );
}
