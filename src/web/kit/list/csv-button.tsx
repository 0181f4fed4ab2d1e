import { Download } from 'lucide-react';
import { useAction } from '#web/app/use-action.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { EXPORT_TIMEOUT_MS, saveCsv } from './save-csv.ts';

export interface CsvButtonProps {
  /** Name of the file. */
  readonly name: string;
  /** Fetches the table; the options are for the call that does. */
  readonly load: (options: { readonly timeoutMs: number }) => Promise<unknown>;
  readonly text: string;
  /** What the button says while the table is on its way. */
  readonly busyText?: string;
  /** Said once the file has been saved. */
  readonly done: string;
  /** There is nothing to save. */
  readonly isEmpty?: boolean;
}

/** Saves a table for spreadsheets: everything that a list holds, all pages of it. */
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
