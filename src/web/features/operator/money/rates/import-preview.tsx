import { useEffect, useState } from 'react';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { Notice } from '#web/kit/state/notice.tsx';
import type { ImportReport } from './load-rates.ts';
import { formatRate } from './rate-cells.ts';

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
