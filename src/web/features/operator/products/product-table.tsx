import { RENDITION_WIDTHS } from '#contract/image-renditions.ts';
import type { OperatorProduct } from '#contract/product/entities.ts';
import { SHELF, type Shelf } from '#contract/states.ts';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { Chip, type ChipLook } from '#web/kit/state/chip.tsx';
import { usePage } from '../../../app/use-page.ts';
import { formatAmount } from '../../../ui/format-amount.ts';
import { LocalTime } from '../../../ui/local-time.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { AuditLink } from '../audit-link.tsx';

const LOOKS = {
  [SHELF.onShelf]: 'success',
  [SHELF.offShelf]: 'quiet',
  [SHELF.removed]: 'danger',
} as const satisfies Record<Shelf, ChipLook>;

interface ProductTableProps {
  readonly products: readonly OperatorProduct[];
  /** A product is to be removed, or its removal to be lifted. */
  readonly onChoose: (product: OperatorProduct) => void;
}

/** The products, with what an operator does about each. */
export function ProductTable({ products, onChoose }: ProductTableProps) {
  const page = usePage();
  return (
    <RecordList
      label={page.t('allProducts.title')}
      rows={products}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'product',
          head: page.t('allProducts.product'),
          cell: (product) => <ProductName product={product} />,
        },
        {
          key: 'application',
          head: page.t('allProducts.application'),
          width: 'w-[21%]',
          isLong: true,
          cell: (product) => <Seller product={product} />,
        },
        {
          key: 'status',
          head: page.t('allProducts.status'),
          width: 'w-[17%]',
          isLong: true,
          cell: (product) => <ShelfState product={product} />,
        },
        {
          key: 'price',
          head: page.t('allProducts.price'),
          width: 'w-[13%]',
          cell: (product) => <Price product={product} />,
        },
        {
          key: 'changed',
          head: page.t('allProducts.changed'),
          width: 'w-[12%]',
          cell: ({ updatedAt }) => <LocalTime iso={updatedAt} />,
        },
        {
          key: 'action',
          head: page.t('list.action'),
          width: 'w-[15%]',
          cell: (product) => <Actions product={product} onChoose={() => onChoose(product)} />,
        },
      ]}
    />
  );
}

interface ProductProps {
  readonly product: OperatorProduct;
}

function ProductName({ product: { icon, name, title, description, productId } }: ProductProps) {
  return (
    <div className="flex min-w-0 items-start gap-3">
      {icon === '' ? (
        <span aria-hidden className="bg-raised size-11 flex-none rounded-xl" />
      ) : (
        <Picture
          url={icon}
          alt=""
          width={512}
          height={512}
          renditions={RENDITION_WIDTHS.icon}
          sizes="44px"
          placeholder=""
          className="size-11 flex-none rounded-xl object-cover"
        />
      )}
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
  const page = usePage();
  return (
    <div className="flex flex-col items-start gap-1">
      <Chip look={LOOKS[status]}>{page.t(`shelf.${status}`)}</Chip>
      {removalReason !== '' && <span className="text-muted text-xs wrap-anywhere">{removalReason}</span>}
    </div>
  );
}

function Price({ product: { defaultPrice, defaultCurrency, countries } }: ProductProps) {
  const page = usePage();
  return (
    <>
      <p className="font-bold tabular-nums">{formatAmount(defaultPrice, defaultCurrency, page.state.locale)}</p>
      <p className="text-muted text-xs">{page.t('allProducts.countries', { count: countries })}</p>
    </>
  );
}

function Actions({ product: { id, name, status }, onChoose }: ProductProps & { readonly onChoose: () => void }) {
  const page = usePage();
  const action = status === SHELF.removed ? 'restore' : 'remove';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={page.t(`allProducts.${action}Named`, { name })}
        onClick={onChoose}
      >
        {page.t(`allProducts.${action}`)}
      </button>
      <AuditLink subject={`product:${id}`} name={name} />
    </div>
  );
}
