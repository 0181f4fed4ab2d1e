import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { OperatorProduct } from '#contract/product/entities.ts';
import { listAllProducts, removeProduct, restoreProduct } from '#contract/product/operator-endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { defineList } from '#web/kit/list/define-list.tsx';
import { choice, hidden, search } from '#web/kit/list/filter/filter-kinds.tsx';
import { RowIcon } from '#web/kit/list/row-icon.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { AuditLink } from '../audit/audit-link.tsx';
import { ReasonField } from '../money/reason-field.tsx';

/** The products of all developers, with the operator's actions on each. */
export const products = defineList({
  path: '/operator/products',
  endpoint: listAllProducts,
  words: {
    title: 'shell.account.products',
    lead: 'allProducts.lead',
    count: 'words.countProducts',
    none: 'words.noProductMatches',
    all: 'words.showAllProducts',
  },
  filter: {
    search: search('allProducts.search'),
    status: choice(Object.values(SHELF), {
      label: 'words.shelfStatus',
      any: 'words.anyStatus',
      text: (shelf, page) => page.t(`shelf.${shelf}`),
    }),
    applicationId: hidden(),
  },
  ask: (page) => ({ lang: page.state.locale }),
  keyOf: ({ id }) => id,
  columns: [
    { key: 'product', head: 'words.product', cell: (product) => <ProductName product={product} /> },
    {
      key: 'application',
      head: 'allProducts.application',
      width: 'w-[17%]',
      isLong: true,
      cell: (product) => <Seller product={product} />,
    },
    {
      key: 'status',
      head: 'words.shelfStatus',
      width: 'w-[13%]',
      isLong: true,
      cell: (product) => <ShelfState product={product} />,
    },
    { key: 'price', head: 'words.defaultPrice', width: 'w-[12%]', cell: (product) => <Price product={product} /> },
    {
      key: 'changed',
      head: 'allProducts.changed',
      width: 'w-[17%]',
      cell: ({ updatedAt }) => <LocalTime iso={updatedAt} />,
    },
  ],
  actions: { width: 'w-[17%]', cell: (product, choose) => <Actions product={product} onChoose={choose} /> },
  dialog: (product, close) => <RemovalDialog product={product} onClose={close} />,
  live: ['products'],
  // The address may name an application that does not exist.
  rescue(error, filter) {
    if (!(error instanceof ApiError && error.code === ERROR.applicationNotFound)) throw error;
    return { count: 0, list: [], filter };
  },
});

interface ProductProps {
  readonly product: OperatorProduct;
}

function ProductName({ product: { icon, name, title, description, productId } }: ProductProps) {
  return (
    <div className="flex min-w-0 items-start gap-3">
      <RowIcon url={icon} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">{title === '' ? name : title}</p>
        {description !== '' && <p className="text-muted line-clamp-2 text-xs">{description}</p>}
        <p className="text-muted text-xs">
          {title !== '' && title !== name && <span className="me-2">{name}</span>}
          <code className="font-sans">{productId}</code>
        </p>
      </div>
    </div>
  );
}

function Seller({ product: { applicationId, applicationName, company } }: ProductProps) {
  const page = usePage();
  return (
    <div className="min-w-0 wrap-anywhere">
      <a
        className="hover:underline"
        href={page.href('/operator/products', `?${new URLSearchParams({ applicationId })}`)}
      >
        {applicationName}
      </a>
      <p className="text-muted text-xs">{company}</p>
    </div>
  );
}

function ShelfState({ product: { status, removalReason } }: ProductProps) {
  return (
    <div className="flex flex-col items-start gap-1">
      <StateChip state={`shelf.${status}`} />
      {removalReason !== '' && <span className="text-muted text-xs wrap-anywhere">{removalReason}</span>}
    </div>
  );
}

function Price({ product: { defaultPrice, defaultCurrency, countries } }: ProductProps) {
  const page = usePage();
  return (
    <>
      <p className="font-bold tabular-nums">{formatAmount(defaultPrice, defaultCurrency, page.state.locale)}</p>
      <p className="text-muted text-xs">{page.t('words.countCountries', { count: countries })}</p>
    </>
  );
}

function Actions({ product: { id, name, status }, onChoose }: ProductProps & { readonly onChoose: () => void }) {
  const page = usePage();
  const action = status === SHELF.removed ? 'restore' : 'remove';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button aria-label={page.t(`operator.removal.${action}Named`, { name })} onClick={onChoose}>
        {page.t(`operator.removal.${action}`)}
      </Button>
      <AuditLink subject={`product:${id}`} name={name} />
    </div>
  );
}

interface RemovalDialogProps {
  readonly product: OperatorProduct;
  readonly onClose: () => void;
}

/** Removes a product with a reason for its developer, or lifts the removal. */
export function RemovalDialog({ product, onClose }: RemovalDialogProps) {
  const page = usePage();
  const { id, name, applicationName } = product;
  const isRestoring = product.status === SHELF.removed;
  const action = isRestoring ? 'restore' : 'remove';
  const form = useReasonForm({
    isRequired: !isRestoring,
    call: (reason) => (isRestoring ? page.call(restoreProduct, { id }) : page.call(removeProduct, { id, reason })),
    done: page.t(`operator.removal.${action}.done`, { name }),
    onClose,
  });
  return (
    <FormDialog
      title={page.t(`operator.removal.${action}.title`, { name })}
      confirm={page.t(`operator.removal.${action}`)}
      isDanger={!isRestoring}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`allProducts.${action}.text`, { application: applicationName })}</p>
      {!isRestoring && <ReasonField {...form.fieldOf('reason')} hint={page.t('operator.removal.remove.hint')} />}
    </FormDialog>
  );
}
