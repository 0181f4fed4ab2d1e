import { ChevronLeft, Printer, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { usePage } from '../../app/use-page.ts';
import { type RecordFilter, type RecordKind, recordsAddress } from './record-filter.tsx';

interface ReceiptFrameProps {
  readonly kind: RecordKind;
  readonly name: 'deposit' | 'order';
  /** Filter of the list that the receipt was opened from. */
  readonly filter: RecordFilter;
  /** Null: not found. */
  readonly children: ReactNode | null;
}

/** A receipt with a link back to the filtered list; only the receipt is printed. */
export function ReceiptFrame({ kind, name, filter, children }: ReceiptFrameProps) {
  const page = usePage();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <a
        className="text-muted hover:text-ink inline-flex min-h-11 items-center gap-1 self-start print:hidden"
        href={recordsAddress(page, kind, filter)}
      >
        <ChevronLeft size={20} aria-hidden />
        {page.t(`receipt.back.${name}`)}
      </a>
      <h1 className="text-title">{page.t(`receipt.title.${name}`)}</h1>
      {children ?? (
        <EmptyCard Icon={SearchX} title={page.t('receipt.unknown.title')} text={page.t('receipt.unknown.text')} />
      )}
    </div>
  );
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** The text that its button copies. */
  readonly copy?: string;
}

/** All data of a record, one line each. */
export function ReceiptFacts({ facts }: { facts: readonly Fact[] }) {
  const page = usePage();
  return (
    <section className="receipt card p-5 sm:p-7 print:border-0 print:p-0 print:shadow-none">
      <dl className="flex flex-col">
        {facts.map(({ label, value, copy }) => (
          <div
            key={label}
            className="border-line flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-b py-1 sm:grid sm:grid-cols-[200px_1fr]"
          >
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="flex min-w-0 items-center gap-1 wrap-anywhere">
              {value}
              {copy !== undefined && (
                <CopyButton
                  text={copy}
                  label={page.t('words.copyName', { name: label })}
                  done={page.t('words.copied')}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="btn btn-quiet mt-5 print:hidden" onClick={() => print()}>
        <Printer size={18} aria-hidden />
        {page.t('words.print')}
      </button>
    </section>
  );
}

interface RecordNumberProps {
  readonly orderId: string;
  /** Address of its receipt. */
  readonly href: string;
}

/** The number of a record as a link to its receipt, with a copy button. */
export function RecordNumber({ orderId, href }: RecordNumberProps) {
  const page = usePage();
  return (
    <span className="-my-3 flex items-center gap-1">
      <a className="link py-3 font-mono text-sm break-all" href={href} aria-label={page.t('records.open', { orderId })}>
        {orderId}
      </a>
      <CopyButton text={orderId} label={page.t('records.copyNumber', { orderId })} done={page.t('words.copied')} />
    </span>
  );
}
