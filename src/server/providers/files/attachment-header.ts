const NAME_LENGTH = 150;

/** A Content-Disposition for any file name: an ASCII fallback for old programs, and the real name. */
export function attachmentHeader(fileName: string): string {
  const safe = safeFileName(fileName);
  const plain = safe.replaceAll(/[^\w.-]/g, '_');
  // RFC 8187 excludes four characters that encodeURIComponent keeps; the quote would end the language tag.
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Strips folders, leading periods and bidirectional marks, which would make `gnp.exe` look like `exe.png`. Long names
 * keep their end, which has the extension.
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
