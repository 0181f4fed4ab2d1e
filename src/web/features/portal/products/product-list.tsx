import type { Product } from '#contract/product/entities.ts';
import { usePage } from '../../../app/use-page.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatAmount } from '../../../ui/format-amount.ts';
import { RecordList } from '../../../ui/record-list.tsx';
import { ApplicationIcon } from '../layout/application-icon.tsx';
import { ShelfChip } from '../layout/state-chip.tsx';
import { ProductPrices } from './product-prices.tsx';

/** Products with their place on the shelf and their prices. */
export function ProductList({ products }: { products: readonly Product[] }) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <div className="card max-lg:contents lg:px-5 lg:py-3">
      <RecordList
        label={page.t('products.list')}
        rows={products}
        keyOf={({ id }) => id}
        tableFrom="lg"
        columns={[
          { key: 'product', head: page.t('products.product'), cell: (product) => <ProductName product={product} /> },
          {
            key: 'id',
            head: page.t('products.id'),
            width: 'w-[21%]',
            isLong: true,
            cell: (product) => <ProductId product={product} />,
          },
          {
            key: 'state',
            head: page.t('products.state'),
            width: 'w-[15%]',
            isLong: true,
            cell: ({ status }) => <ShelfChip status={status} />,
          },
          {
            key: 'price',
            head: page.t('products.price'),
            width: 'w-[12%]',
            cell: ({ defaultPrice, defaultCurrency }) => (
              <span className="font-bold tabular-nums">{formatAmount(defaultPrice, defaultCurrency, locale)}</span>
            ),
          },
          {
            key: 'countries',
            head: page.t('products.countries'),
            width: 'w-[11%]',
            cell: ({ countries }) => <span className="tabular-nums">{countries.length}</span>,
          },
          {
            key: 'prices',
            head: page.t('products.prices'),
            width: 'w-[19%]',
            isLong: true,
            cell: ({ prices }) => <ProductPrices prices={prices} />,
          },
        ]}
      />
    </div>
  );
}

interface ProductProps {
  readonly product: Product;
}

function ProductName({ product: { name, icon, contents, contentDefault } }: ProductProps) {
  const page = usePage();
  const content =
    contents.find(({ lang }) => lang === page.state.locale) ?? contents.find(({ lang }) => lang === contentDefault);
  return (
    <div className="flex min-w-0 items-start gap-3">
      <ApplicationIcon icon={icon} size={48} />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-base font-bold">{name}</p>
        {content === undefined && <p className="text-muted">{page.t('products.title.none')}</p>}
        {content !== undefined && content.title !== name && (
          <p lang={content.lang} className="text-muted">
            {content.title}
          </p>
        )}
      </div>
    </div>
  );
}

/** The button is as high as a finger needs; the text keeps the height of its line. */
function ProductId({ product: { productId } }: ProductProps) {
  const page = usePage();
  return (
    <div className="-my-2.5 flex min-w-0 items-center gap-1">
      <code className="min-w-0 text-xs wrap-anywhere">{productId}</code>
      <CopyButton
        text={productId}
        label={page.t('products.id.copy', { id: productId })}
        done={page.t('products.id.copied')}
      />
    </div>
  );
}
