import { Download } from 'lucide-react';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toasts } from '../../ui/toast-store.ts';

/** A table of a hundred thousand records takes its time to arrive. */
export const EXPORT_TIMEOUT_MS = 300_000;

/** Tells spreadsheets that the file is UTF-8; reading the reply as text has taken it off. */
const BYTE_ORDER_MARK = '\uFEFF';

interface ExportButtonProps {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Fetches the table of what the filter finds. */
  readonly load: () => Promise<unknown>;
}

/** Hands over everything that the filter finds, all pages of it, as a table for spreadsheets. */
export function ExportButton({ name, load }: ExportButtonProps) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const table = await load();
    saveFile(`${name}.csv`, 'text/csv', `${BYTE_ORDER_MARK}${table}`);
    toasts.show('success', page.t('records.export.done'));
  });
  return (
    <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={start}>
      {isBusy ? <Spinner /> : <Download size={18} aria-hidden className="flex-none" />}
      {page.t(isBusy ? 'records.export.busy' : 'records.export')}
    </button>
  );
}
