import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { importExchangeRates } from '#contract/exchange-rate/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { Notice } from '#web/kit/state/notice.tsx';
import { FIELD_BOX, FieldProblem } from '#web/ui/field/field-frame.tsx';
import { formatRate, type ImportReport } from './load-rates.ts';

/** Imports a table of rates after a preview. */
export function ImportRatesDialog({ onClose }: { onClose: () => void }) {
  const page = usePage();
  const [report, setReport] = useState<ImportReport | null>(null);
  const finish = useFinish({ onClose });
  const isReady = report !== null && report.count === report.lines.length;
  const form = useForm({
    initial: { csv: '' },
    check: () => ({}),
    async send({ csv }) {
      const reply = await page.call(importExchangeRates, { csv, apply: isReady });
      if (!reply.isApplied) return setReport(reply);
      await finish(page.t('money.rates.import.done', { count: reply.count }));
    },
  });
  const type = (csv: string) => {
    form.change({ csv });
    setReport(null);
  };
  return (
    <FormDialog
      title={page.t('money.rates.import.title')}
      confirm={
        isReady ? page.t('money.rates.import.apply', { count: report.count }) : page.t('money.rates.import.check')
      }
      isWide
      form={form}
      onClose={onClose}
    >
      <RateTable
        text={form.values.csv}
        error={form.errorOf('csv')}
        onChange={type}
        onProblem={(csv) => form.refuse({ csv })}
      />
      <div aria-live="polite">{report !== null && <ImportPreview report={report} />}</div>
    </FormDialog>
  );
}

const EXAMPLE = ['from,to,rate,day', 'EUR,TWD,34.2,2026-03-01', 'EUR,MYR,4.6,2026-03-01'].join('\n');

interface RateTableProps {
  readonly text: string;
  /** The error message; empty if there is none. */
  readonly error: string;
  readonly onChange: (text: string) => void;
  /** Called for a file that cannot be read. */
  readonly onProblem: (error: string) => void;
}

/** The input for a table of rates: paste it or choose a file. */
function RateTable({ text, error, onChange, onProblem }: RateTableProps) {
  const page = usePage();
  const isWrong = error !== '';
  const read = async (file: File) => {
    const found = decode(await file.arrayBuffer());
    if (found !== undefined) return onChange(found);
    await loadMessages(page, 'errors', 'rules');
    onProblem(page.translator.find('table.encoding') ?? '');
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor="field-csv" className="text-sm font-bold">
        {page.t('money.rates.import.table')}
      </label>
      <textarea
        id="field-csv"
        name="csv"
        rows={8}
        value={text}
        placeholder={EXAMPLE}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'field-csv-error' : 'field-csv-hint'}
        className={`${FIELD_BOX} px-4 py-3 font-mono text-base`}
      />
      {isWrong ? (
        <FieldProblem id="field-csv-error" error={error} />
      ) : (
        <p id="field-csv-hint" className="text-muted text-xs">
          {page.t('money.rates.import.hint', { max: LIMITS.rateImportRows })}
        </p>
      )}
      <label className="btn btn-quiet has-[:focus-visible]:outline-accent mt-2 self-start has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2">
        <FileUp size={18} aria-hidden className="flex-none" />
        {page.t('money.rates.import.file')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) await read(file);
            currentTarget.value = '';
          }}
          className="sr-only"
        />
      </label>
    </div>
  );
}

/** Undefined for text that is not UTF-8: decoding another encoding would produce a garbled table. */
function decode(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** How many lines to show; invalid ones come first. */
const SHOWN = 50;

/** A preview of the rates a table would set, with its invalid lines. */
export function ImportPreview({ report: { count, lines } }: { report: ImportReport }) {
  const page = usePage();
  const wrong = lines.filter(({ rate }) => rate === null);
  const shown = [...wrong, ...lines.filter(({ rate }) => rate !== null)].slice(0, SHOWN);
  return (
    <div className="flex flex-col gap-3">
      {wrong.length === 0 ? (
        <Notice look="success">{page.t('money.rates.import.ready', { count })}</Notice>
      ) : (
        <Notice look="danger">{page.t('money.rates.import.wrong', { count: wrong.length })}</Notice>
      )}
      <ol className="bg-raised flex flex-col rounded-xl px-4 py-2 text-sm">
        {shown.map((line) => (
          <li
            key={line.line}
            className="border-line flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b py-2 last:border-b-0"
          >
            <span className="text-muted min-w-16 text-xs">
              {page.t('money.rates.import.line', { line: line.line })}
            </span>
            {line.rate === null ? <Problems fields={line.fields} /> : <Change rate={line.rate} before={line.before} />}
          </li>
        ))}
      </ol>
      {lines.length > shown.length && (
        <p className="text-muted text-xs">
          {page.t('money.rates.import.more', { count: lines.length - shown.length })}
        </p>
      )}
    </div>
  );
}

type Line = ImportReport['lines'][number];

function Change({ rate, before }: { rate: NonNullable<Line['rate']>; before: Line['before'] }) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <>
      <span>
        1 {rate.from} → {rate.to}
      </span>
      <span className="text-muted">
        {page.t('money.rates.import.from', { day: formatCalendarDay(rate.day, locale) })}
      </span>
      <span className="ms-auto tabular-nums">
        <span className="text-muted">
          {before === null ? page.t('money.rates.import.new') : formatRate(before, locale)} →{' '}
        </span>
        <strong>{formatRate(rate.rate, locale)}</strong>
      </span>
    </>
  );
}

/** The invalid columns of a line, each with the expected format. */
function Problems({ fields }: Pick<Line, 'fields'>) {
  const page = usePage();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    loadMessages(page, 'errors', 'rules').then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [page]);
  return (
    <ul className="text-danger flex min-w-0 flex-1 flex-col gap-1">
      {Object.entries(fields).map(([column, key]) => (
        <li key={column} className="wrap-anywhere">
          <code>{column}</code> {isLoaded && page.translator.find(key)}
        </li>
      ))}
    </ul>
  );
}
