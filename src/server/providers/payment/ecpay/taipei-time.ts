const OFFSET_MS = 8 * 60 * 60 * 1000;

/** Formats a moment as ECPay does: `2026/03/01 12:00:00`, Taiwan time. */
export function writeTaipeiTime(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');
}

/** Parses such a text; undefined if it is malformed. */
export function readTaipeiTime(text: string): Date | undefined {
  const match = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d)$/.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, time] = match;
  const at = new Date(`${year}-${month}-${day}T${time}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
