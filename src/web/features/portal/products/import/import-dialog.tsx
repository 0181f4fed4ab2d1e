import { Download, FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { importProducts } from '#contract/product/developer-endpoints.ts';
import type { ProductImportReport } from '#contract/product/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '#domain/product-table/product-columns.ts';
import { useAction } from '#web/app/use-action.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { saveCsv } from '#web/kit/list/csv-button.tsx';
import { useFileIntake } from '#web/kit/upload/use-file-intake.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ImportReport } from './import-report.tsx';

/**
 * Creates and edits products from a table. Every line is validated first; the import runs only if all lines are valid.
 */
export function ImportDialog({ onClose, ...options }: ImportOptions) {
  const page = usePage();
  const table = useImport({ ...options, onClose });
  const { report, sending, isApplying } = table;
  const canApply = report !== null && report.counts.refused === 0 && report.counts.create + report.counts.edit > 0;
  return (
    <ModalDialog title={page.t('products.import.title')} isBusy={isApplying} isKept isWide onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-muted text-sm">{page.t('products.import.lead', { max: LIMITS.productImportRows })}</p>
        <TableDrop problem={table.problem} isDisabled={sending !== null} onFile={table.choose} />
        <Button className="self-start" onClick={() => saveTemplate()} Icon={Download}>
          {page.t('products.import.template')}
        </Button>
        {sending !== null && (
          <div className="flex flex-wrap items-center gap-3">
            <div className="flex min-w-0 flex-1 basis-60 flex-col gap-2">
              <p role="status" className="text-sm">
                {page.t(sending.isApplying ? 'products.import.applying' : 'products.import.judging')}
              </p>
              <ProgressBar
                label={page.t('products.import.progress', { file: table.file?.name ?? '' })}
                done={sending.sentBytes}
                total={sending.totalBytes}
              />
            </div>
            {!sending.isApplying && <Button onClick={table.cancel}>{page.t('dialog.cancel')}</Button>}
          </div>
        )}
        {report !== null && <ImportReport report={report} fileName={table.file?.name ?? ''} />}
        {canApply && (
          <Button look="gold" className="self-start" isBusy={isApplying} onClick={table.apply}>
            {page.t('products.import.apply', { count: report.counts.create + report.counts.edit })}
          </Button>
        )}
      </div>
    </ModalDialog>
  );
}

interface TableDropProps {
  readonly problem: string;
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Chooses the table by dialog or by drag and drop. */
function TableDrop({ problem, isDisabled, onFile }: TableDropProps) {
  const page = usePage();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, intake } = useFileIntake((files) => {
    const [first] = files;
    if (first !== undefined && !isDisabled) onFile(first);
  });
  const look = isOver ? 'border-accent bg-raised' : 'border-control hover:bg-raised';
  return (
    <div {...intake} className="flex flex-col gap-2">
      <button
        type="button"
        disabled={isDisabled}
        aria-describedby={problem === '' ? undefined : 'import-problem'}
        onClick={() => input.current?.click()}
        className={`flex min-h-28 w-full flex-col items-center justify-center gap-2 rounded-2xl border-2 border-dashed px-4 py-5 text-center disabled:opacity-60 ${look}`}
      >
        <FileSpreadsheet size={28} aria-hidden className="text-gold-text flex-none" />
        <span className="font-bold">{page.t(isOver ? 'upload.drop' : 'products.import.choose')}</span>
        <span className="text-muted text-xs">
          {page.t('products.import.ways', { maxMb: LIMITS.productImportBytes / 1024 ** 2 })}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        data-import-file
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = '';
          if (chosen !== undefined) onFile(chosen);
        }}
      />
      {problem !== '' && <FieldProblem id="import-problem" error={problem} />}
    </div>
  );
}

/** An example line. None of its texts needs quoting. */
const EXAMPLE: Partial<Record<ProductColumn, string>> = {
  productId: 'gems_100',
  name: '100 gems',
  defaultLanguage: 'zh-TW',
  'title.zh-TW': '100 顆寶石',
  'title.zh-CN': '100 颗宝石',
  'title.vi-VN': '100 viên ngọc',
  'title.en-US': '100 gems',
  defaultCurrency: 'EUR',
  defaultPrice: '0.99',
  countries: 'TW MY SG DE',
  manualPrices: 'TW:TWD:30 MY:MYR:4.9',
};

/** Downloads a table with every column and an example line. */
function saveTemplate(): void {
  const lines = [PRODUCT_COLUMNS, PRODUCT_COLUMNS.map((column) => EXAMPLE[column] ?? '')];
  saveCsv('products-template.csv', lines.map((cells) => `${cells.join(',')}\r\n`).join(''));
}

/** Validating ten thousand lines can take minutes. */
const IMPORT_TIMEOUT_MS = 300_000;

interface Sending {
  readonly isApplying: boolean;
  readonly sentBytes: number;
  readonly totalBytes: number;
}

interface ImportOptions {
  readonly applicationId: string;
  readonly onClose: () => void;
  /** Called with a file that is too large for a synchronous import and is imported by a job instead. */
  readonly onJob: (file: File) => void;
}

/** Uploads a table to validate it, and a second time to apply it if it has no errors. */
function useImport({ applicationId, onClose, onJob }: ImportOptions) {
  const page = usePage();
  const finish = useFinish({ onClose });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const [report, setReport] = useState<ProductImportReport | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const send = async (sent: File, isApplying: boolean) => {
    const begun = new AbortController();
    control.current = begun;
    setSending({ isApplying, sentBytes: 0, totalBytes: sent.size });
    const { sendWithProgress } = await import('#client/send-with-progress.ts');
    const request = { applicationId, apply: isApplying, file: sent };
    return page
      .call(importProducts, request, {
        loadingBar: false,
        timeoutMs: IMPORT_TIMEOUT_MS,
        signal: begun.signal,
        fetch: sendWithProgress((progress) => setSending({ isApplying, ...progress })),
      })
      .finally(() => setSending(null));
  };
  const checking = useAction(async (chosen: File) => {
    setProblem('');
    setReport(null);
    setFile(chosen);
    if (chosen.size > LIMITS.productImportBytes) {
      return setProblem(page.t('products.import.tooLarge', { maxMb: LIMITS.productImportBytes / 1024 ** 2 }));
    }
    const checked = await send(chosen, false).catch((error: unknown) => {
      // A canceled upload is not reported as an error.
      if (control.current?.signal.aborted) return null;
      const refusal = sayFileProblem(page, error);
      if (refusal === undefined) throw error;
      setProblem(refusal);
      return null;
    });
    if (checked !== null && 'job' in checked) return onJob(chosen);
    setReport(checked);
  });
  const applying = useAction(async (checked: File) => {
    const applied = await send(checked, true);
    if ('job' in applied) return onJob(checked);
    if (!applied.isApplied) return setReport(applied);
    const { create, edit } = applied.counts;
    await finish(page.t('products.import.done', { create, edit }));
  });
  return {
    file,
    problem,
    report,
    sending,
    choose: checking.start,
    apply: () => file !== null && applying.start(file),
    isApplying: applying.isBusy,
    cancel: () => control.current?.abort(),
  };
}

/** The problem with the file as a whole; undefined for other errors. */
function sayFileProblem({ translator }: Page, error: unknown): string | undefined {
  const key = error instanceof ApiError ? error.fields?.file : undefined;
  if (key === undefined) return undefined;
  return translator.find(key, error instanceof ApiError ? error.params : undefined) ?? translator.find('field.invalid');
}
