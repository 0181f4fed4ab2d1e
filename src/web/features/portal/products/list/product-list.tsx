import { ChevronDown, RefreshCw } from 'lucide-react';
import type { Product, ProductPrice } from '#contract/product/entities.ts';
import { CURRENCIES, type CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { RecordList } from '#web/kit/list/record-list.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { ApplicationIcon } from '../../layout/application-icon.tsx';
import { type AskedAction, ProductMenu } from '../actions/product-actions.tsx';
import { productAddress } from '../product-links.ts';

interface ProductListProps {
  readonly products: readonly Product[];
  /** The product that sells the game itself; null: none does. */
  readonly gameProductId: number | null;
  readonly onAsk: (product: Product, action: AskedAction) => void;
  /** Called with the products to reprice; none for all. */
  readonly onReprice: (products: readonly Product[]) => void;
}

/** Products with their status, prices and actions. */
export function ProductList({ products, gameProductId, onAsk, onReprice }: ProductListProps) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <div className="card max-lg:contents lg:px-5 lg:py-3">
      <RecordList
        label="products.list"
        rows={products}
        keyOf={({ id }) => id}
        tableFrom="lg"
        selection={{
          nameOf: ({ name }) => name,
          actions: (selected) => (
            <Button Icon={RefreshCw} aria-haspopup="dialog" onClick={() => onReprice(selected)}>
              {page.t(selected.length === 0 ? 'products.reprice.all' : 'products.reprice')}
            </Button>
          ),
        }}
        columns={[
          {
            key: 'product',
            head: 'words.product',
            cell: (product) => <ProductName product={product} isGame={product.id === gameProductId} />,
          },
          {
            key: 'id',
            head: 'words.productId',
            width: 'w-[19%]',
            isLong: true,
            cell: (product) => <ProductId product={product} />,
          },
          {
            key: 'state',
            head: 'words.status',
            width: 'w-[13%]',
            isLong: true,
            cell: ({ status }) => <StateChip state={`shelf.${status}`} />,
          },
          {
            key: 'price',
            head: 'words.defaultPrice',
            width: 'w-[11%]',
            cell: ({ defaultPrice, defaultCurrency }) => (
              <span className="font-bold tabular-nums">{formatAmount(defaultPrice, defaultCurrency, locale)}</span>
            ),
          },
          {
            key: 'countries',
            head: 'products.countries',
            width: 'w-[10%]',
            cell: ({ countries }) => <span className="tabular-nums">{countries.length}</span>,
          },
          {
            key: 'prices',
            head: 'products.prices',
            width: 'w-[16%]',
            isLong: true,
            cell: ({ prices }) => <ProductPrices prices={prices} />,
          },
          {
            key: 'action',
            head: 'list.action',
            width: 'w-[64px]',
            cell: (product) => (
              <div className="ms-auto w-fit max-lg:-mt-14 lg:-my-2.5">
                <ProductMenu
                  product={product}
                  isGame={product.id === gameProductId}
                  onAsk={(action) => onAsk(product, action)}
                />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}

function ProductName({ product, isGame }: { product: Product; isGame: boolean }) {
  const { id, name, icon, contents, contentDefault } = product;
  const page = usePage();
  const content =
    contents.find(({ lang }) => lang === page.state.locale) ?? contents.find(({ lang }) => lang === contentDefault);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ApplicationIcon icon={icon} size={48} />
      <div className="min-w-0 wrap-anywhere">
        <a href={productAddress(page, id)} className="text-base font-bold hover:underline">
          {name}
        </a>
        {isGame && (
          <span className="ms-2">
            <Chip look="info">{page.t('products.game.badge')}</Chip>
          </span>
        )}
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

/** The button is large enough for touch without increasing the line height. */
function ProductId({ product: { productId } }: { product: Product }) {
  const page = usePage();
  return (
    <div className="-my-2.5 flex min-w-0 items-center gap-1">
      <code className="min-w-0 text-xs wrap-anywhere">{productId}</code>
      <CopyButton
        text={productId}
        label={page.t('products.id.copy', { id: productId })}
        done={page.t('words.copied')}
      />
    </div>
  );
}

/** The price in each currency, collapsed by default. */
function ProductPrices({ prices }: { prices: readonly ProductPrice[] }) {
  const page = usePage();
  const byCurrency = currencyPrices(prices);
  if (byCurrency.length === 0) return <p className="text-muted">{page.t('products.prices.none')}</p>;
  return (
    <details className="group">
      <summary className="-my-3 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        <span className="link">{page.t('products.prices.count', { count: byCurrency.length })}</span>
        <ChevronDown size={16} aria-hidden className="text-muted flex-none group-open:rotate-180" />
      </summary>
      <ul className="mt-3 flex flex-col gap-1.5 max-lg:pe-12">
        {byCurrency.map((one) => (
          <PriceLine key={one.currency} price={one} />
        ))}
      </ul>
    </details>
  );
}

function PriceLine({ price: { currency, least, most, countries } }: { price: CurrencyPrice }) {
  const page = usePage();
  const amount = (value: number) => formatAmount(value, currency, page.state.locale);
  const isOne = least === most;
  return (
    <li className="flex flex-wrap justify-between gap-x-3 tabular-nums">
      <span>
        {isOne ? amount(least) : page.t('products.prices.span', { least: amount(least), most: amount(most) })}
      </span>
      <span className="text-muted">{page.t('words.countCountries', { count: countries })}</span>
    </li>
  );
}

/** A product's prices in the countries of one currency. */
interface CurrencyPrice {
  readonly currency: CurrencyCode;
  /** In major units; manual prices may differ between the countries of a currency. */
  readonly least: number;
  readonly most: number;
  readonly countries: number;
}

/** The prices of a product by currency, without unused currencies. */
export function currencyPrices(prices: readonly Pick<ProductPrice, 'currency' | 'price'>[]): readonly CurrencyPrice[] {
  return CURRENCIES.flatMap((currency) => {
    const amounts = prices.filter((row) => row.currency === currency).map(({ price }) => price);
    if (amounts.length === 0) return [];
    return [{ currency, least: Math.min(...amounts), most: Math.max(...amounts), countries: amounts.length }];
  });
}
