import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ProductImportReport } from '#contract/product/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ScrollTable } from '#web/kit/list/table.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';

type Line = ProductImportReport['lines'][number];

/** Maximum number of lines shown. */
const MOST = 200;

/** The effect of a table line by line, errors first. */
export function ImportReport({ report, fileName }: { report: ProductImportReport; fileName: string }) {
  const page = usePage();
  const { counts, lines } = report;
  const isFine = counts.refused === 0;
  const shown = isFine ? lines : lines.filter(({ action }) => action === 'refused');
  const Icon = isFine ? CircleCheck : CircleAlert;
  return (
    <section aria-labelledby="import-report" className="flex min-w-0 flex-col gap-3">
      <div role="status" className="flex flex-col gap-2">
        <h3 id="import-report" className="flex items-start gap-2 text-base wrap-anywhere">
          <Icon size={20} aria-hidden className={`mt-0.5 flex-none ${isFine ? 'text-success' : 'text-danger'}`} />
          {page.t(isFine ? 'products.import.fine' : 'products.import.refused', {
            file: fileName,
            count: counts.refused,
          })}
        </h3>
        <p className="text-muted text-sm">
          {page.t('products.import.counts', { create: counts.create, edit: counts.edit, none: counts.none })}
        </p>
      </div>
      {shown.length > 0 && <LineTable lines={shown.slice(0, MOST)} />}
      {shown.length > MOST && (
        <p className="text-muted text-sm">{page.t('products.import.more', { count: shown.length - MOST })}</p>
      )}
    </section>
  );
}

/** The result of each line. */
export function LineTable({ lines }: { lines: readonly Line[] }) {
  const page = usePage();
  return (
    <ScrollTable
      label={page.t('products.import.result')}
      rows={lines}
      keyOf={({ line }) => line}
      columns={[
        { key: 'line', head: 'products.import.line', cell: ({ line }) => line },
        { key: 'product', head: 'words.productId', cell: ({ productId }) => productId },
        { key: 'result', head: 'products.import.result', cell: (line) => <Outcome line={line} /> },
      ]}
    />
  );
}

function Outcome({ line: { action, code, fields } }: { line: Line }) {
  const page = usePage();
  const columns = Object.entries(fields);
  return (
    <>
      <StateChip state={`products.import.action.${action}`} />
      {columns.length === 0 && code !== null && <p className="mt-1">{sayKey(page, `error.${code}`)}</p>}
      {columns.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1">
          {columns.map(([column, key]) => (
            <li key={column} className="wrap-anywhere">
              <code className="text-xs font-bold">{column}</code>
              <span className="text-muted ms-2">{sayKey(page, key)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function sayKey({ translator }: Page, key: string): string {
  return translator.find(key) ?? translator.find('field.invalid') ?? key;
}
