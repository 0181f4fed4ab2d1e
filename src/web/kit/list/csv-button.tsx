import { Download } from 'lucide-react';
import { useAction } from '#web/app/use-action.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

export interface CsvButtonProps {
  /** File name. */
  readonly name: string;
  /** Fetches the table; the options belong to that call. */
  readonly load: (options: { readonly timeoutMs: number }) => Promise<unknown>;
  readonly text: string;
  /** Button label while the table loads. */
  readonly busyText?: string;
  /** Message after the file has been saved. */
  readonly done: string;
  /** The list has no rows to export. */
  readonly isEmpty?: boolean;
}

/** Exports all pages of a list as a CSV file. */
export function CsvButton({ name, load, text, busyText = text, done, isEmpty = false }: CsvButtonProps) {
  const { isBusy, start } = useAction(async () => {
    saveCsv(name, await load({ timeoutMs: EXPORT_TIMEOUT_MS }));
    toasts.show('success', done);
  });
  const isOff = isBusy || isEmpty;
  return (
    <button type="button" className="btn btn-quiet" aria-disabled={isOff} onClick={() => isOff || start()}>
      {isBusy ? <Spinner /> : <Download size={18} aria-hidden className="flex-none" />}
      {isBusy ? busyText : text}
    </button>
  );
}

/** For calls that return a whole table: a hundred thousand rows take a while. */
export const EXPORT_TIMEOUT_MS = 300_000;

/** Without it spreadsheets misread UTF-8; reading a response as text removes it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a table from the server as a file. */
export function saveCsv(name: string, text: unknown): void {
  if (typeof text !== 'string') throw new TypeError('The export is no text');
  saveFile(name, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + text.replace(/^\uFEFF/, ''));
}
