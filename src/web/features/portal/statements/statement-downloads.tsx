import { FileSpreadsheet, FileText, type LucideIcon, Printer } from 'lucide-react';
import { receiveFile } from '#client/receive-file.ts';
import { exportStatement, printStatement } from '#contract/sales/endpoints.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { EXPORT_TIMEOUT_MS, saveCsv } from '#web/kit/list/save-csv.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';

/** Exports a statement as a document or a table, or prints it. */
export function StatementDownloads({ month }: { month: string }) {
  const page = usePage();
  const asked = { month, lang: page.state.locale };
  const name = `starhall-statement-${month}`;
  const pdf = async () => {
    const file = receiveFile();
    await page.call(printStatement, asked, { fetch: file.fetch, timeoutMs: EXPORT_TIMEOUT_MS });
    saveFile(`${name}.pdf`, 'application/pdf', file.read());
  };
  const csv = async () =>
    saveCsv(`${name}.csv`, await page.call(exportStatement, asked, { timeoutMs: EXPORT_TIMEOUT_MS }));
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <DownloadButton
        Icon={FileText}
        text={page.t('statements.pdf')}
        busyText={page.t('statements.pdf.busy')}
        run={pdf}
      />
      <DownloadButton Icon={FileSpreadsheet} text={page.t('statements.csv')} run={csv} />
      <button type="button" className="btn btn-quiet" onClick={() => print()}>
        <Printer size={18} aria-hidden className="flex-none" />
        {page.t('words.print')}
      </button>
    </div>
  );
}

interface DownloadButtonProps {
  readonly Icon: LucideIcon;
  readonly text: string;
  /** Label during the download, which may take some seconds. */
  readonly busyText?: string;
  readonly run: () => Promise<void>;
}

function DownloadButton({ Icon, text, busyText = text, run }: DownloadButtonProps) {
  const { isBusy, start } = useAction(run);
  return (
    <Button isBusy={isBusy} onClick={start} Icon={Icon}>
      <span aria-live="polite">{isBusy ? busyText : text}</span>
    </Button>
  );
}
