import { saveFile } from '#web/ui/save-file.ts';

/** For calls that answer with a whole table: one of a hundred thousand lines takes its time to arrive. */
export const EXPORT_TIMEOUT_MS = 300_000;

/** Without it spreadsheets take UTF-8 for something else; reading a reply as text drops it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a table from the server to the visitor as a file. */
export function saveCsv(name: string, text: unknown): void {
  if (typeof text !== 'string') throw new TypeError('The export is no text');
  saveFile(name, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + text.replace(/^\uFEFF/, ''));
}
