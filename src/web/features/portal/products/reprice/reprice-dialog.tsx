import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { repriceProducts } from '#contract/product/developer-endpoints.ts';
import type { RepricedProduct, Repricing } from '#contract/product/entities.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { Table } from '#web/kit/list/table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { type CountryNames, useCountryNames, writeRate } from '../price-words.ts';

/** Previews automatic prices at today's rates, old next to new, before they are saved. */
export function RepriceDialog(options: RepriceOptions) {
  const page = usePage();
  const { ids, onClose } = options;
  const { preview, isStale, isBusy, apply } = useReprice(options);
  return (
    <ModalDialog title={page.t('products.reprice')} isBusy={isBusy} isWide onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-muted text-sm">
          {ids.length === 0
            ? page.t('products.reprice.leadAll')
            : page.t('products.reprice.lead', { count: ids.length })}
        </p>
        {preview === null ? (
          <p role="status" className="text-muted flex items-center gap-3 py-8">
            <Spinner />
            {page.t('products.reprice.loading')}
          </p>
        ) : (
          <RepricePreview preview={preview} isStale={isStale} />
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button isOff={isBusy} onClick={() => onClose()}>
            {page.t(preview?.priceCount === 0 ? 'shell.close' : 'dialog.cancel')}
          </Button>
          {preview !== null && preview.priceCount > 0 && (
            <Button look="gold" isBusy={isBusy} onClick={() => apply(preview)}>
              {page.t('products.reprice.apply', { count: preview.priceCount })}
            </Button>
          )}
        </div>
      </div>
    </ModalDialog>
  );
}

/** The exchange rates and the prices that change. */
export function RepricePreview({ preview, isStale }: { preview: Repricing; isStale: boolean }) {
  const page = usePage();
  const names = useCountryNames();
  const { rates, list, count, priceCount } = preview;
  return (
    <>
      <RateList rates={rates} />
      {priceCount === 0 ? (
        <p role="status" className="flex items-center gap-3 py-4">
          <CircleCheck size={20} aria-hidden className="text-success flex-none" />
          {page.t('products.reprice.nothing')}
        </p>
      ) : (
        <>
          <p role="status" className="text-sm font-bold">
            {page.t('products.reprice.count', { prices: priceCount, count })}
          </p>
          <ul className="flex flex-col gap-4">
            {list.map((product) => (
              <ChangedProduct key={product.id} product={product} names={names} />
            ))}
          </ul>
          {list.length < count && (
            <p className="text-muted text-sm">{page.t('products.reprice.more', { count: count - list.length })}</p>
          )}
        </>
      )}
      {isStale && (
        <p role="alert" className="border-warning flex items-start gap-3 rounded-xl border px-4 py-3 text-sm">
          <TriangleAlert size={18} aria-hidden className="text-warning mt-0.5 flex-none" />
          {page.t('products.reprice.stale')}
        </p>
      )}
    </>
  );
}

/** Number of countries shown for a product; the others are collapsed. */
const FIRST_CHANGES = 6;

function ChangedProduct({ product, names }: { product: RepricedProduct; names: CountryNames }) {
  const page = usePage();
  const { name, productId, changes } = product;
  const rest = changes.slice(FIRST_CHANGES);
  return (
    <li className="border-line rounded-xl border px-4 py-3">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-sm wrap-anywhere">
        {name}
        <code className="text-muted font-sans text-xs font-normal">{productId}</code>
      </h3>
      <ChangeTable label={name} changes={changes.slice(0, FIRST_CHANGES)} names={names} />
      {rest.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {page.t('products.reprice.countries', { count: rest.length })}
          </summary>
          <ChangeTable label={name} changes={rest} names={names} />
        </details>
      )}
    </li>
  );
}

interface ChangeTableProps {
  readonly label: string;
  readonly changes: RepricedProduct['changes'];
  readonly names: CountryNames;
}

function ChangeTable({ label, changes, names }: ChangeTableProps) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <Table
      label={label}
      rows={changes}
      keyOf={({ country }) => country}
      className="mt-2"
      columns={[
        { key: 'country', head: 'words.countryOrRegion', cell: ({ country }) => names.nameOf(country) },
        {
          key: 'old',
          head: 'products.reprice.old',
          isNumber: true,
          cell: ({ oldPrice, currency }) => (
            <span className="text-muted">{formatAmount(oldPrice, currency, locale)}</span>
          ),
        },
        {
          key: 'new',
          head: 'products.reprice.new',
          isNumber: true,
          cell: ({ newPrice, currency }) => <b>{formatAmount(newPrice, currency, locale)}</b>,
        },
      ]}
    />
  );
}

/** The exchange rates used, each with its date. */
function RateList({ rates }: Pick<Repricing, 'rates'>) {
  const page = usePage();
  const titleId = useId();
  const shown = rates.filter(({ from, to }) => from !== to);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="bg-raised rounded-xl px-4 py-3">
      <h3 id={titleId} className="text-sm">
        {page.t('products.rates')}
      </h3>
      <ul className="mt-1 grid gap-x-6 gap-y-1 text-sm tabular-nums sm:grid-cols-2">
        {shown.map(({ from, to, rate, day }) => (
          <li key={`${from} ${to}`}>{writeRate(page, { from, to, rate, day })}</li>
        ))}
      </ul>
    </section>
  );
}

/** Allows for a busy server; larger repricings run as a job. */
const PATIENT = { timeoutMs: 300_000 } as const;

interface RepriceOptions {
  readonly applicationId: string;
  /** Empty for all products of the application. */
  readonly ids: readonly number[];
  readonly onClose: () => void;
  /** Called when there are too many prices for a synchronous comparison and a job compares them. */
  readonly onJob: () => void;
}

/** Previews prices at today's rates and then applies exactly what was previewed. */
function useReprice({ applicationId, ids, onClose, onJob }: RepriceOptions) {
  const page = usePage();
  const finish = useFinish({ onClose });
  const [preview, setPreview] = useState<Repricing | null>(null);
  const [isStale, setStale] = useState(false);
  const request = { applicationId, ids, lang: page.state.locale };
  const look = async () => {
    const answer = await page.call(repriceProducts, request, PATIENT);
    if ('job' in answer) onJob();
    else setPreview(answer);
  };
  const first = useRef(() => {
    look().catch(async (error: unknown) => {
      onClose();
      await showFailure(page, error);
    });
  });
  useEffect(() => first.current(), []);
  const { isBusy, start } = useAction(async ({ basis }: Repricing) => {
    try {
      const answer = await page.call(repriceProducts, { ...request, apply: true, basis }, PATIENT);
      if ('job' in answer) return onJob();
      await finish(page.t('products.reprice.done', { count: answer.priceCount }));
    } catch (error) {
      if (!isStaleBasis(error)) throw error;
      // The rates have changed and nothing was saved: the new prices need another confirmation.
      await look();
      setStale(true);
    }
  });
  return { preview, isStale, isBusy, apply: start };
}

function isStaleBasis(error: unknown): boolean {
  return error instanceof ApiError && error.code === ERROR.parameterError && error.fields?.basis !== undefined;
}
