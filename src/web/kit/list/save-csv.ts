import { saveFile } from '#web/ui/save-file.ts';

/** For calls that return a whole table: a hundred thousand rows take a while. */
export const EXPORT_TIMEOUT_MS = 300_000;

/** Without it spreadsheets misread UTF-8; reading a response as text removes it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a table from the server as a file. */
export function saveCsv(name: string, text: unknown): void {
  if (typeof text !== 'string') throw new TypeError('The export is no text');
  saveFile(name, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + text.replace(/^\uFEFF/, ''));
}
