import type { PublicProduct } from '#contract/product/entities.ts';
import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import { usePage } from '#web/app/use-page.ts';
import { useRefusal } from '#web/kit/state/use-refusal.ts';
import { Picture } from '#web/ui/picture.tsx';
import { LowestPrice, PriceNow } from './price-now.tsx';

interface ProductCardProps {
  readonly product: PublicProduct;
  readonly onExchange: () => void;
  /** Its price in another currency is loading. */
  readonly isBusy?: boolean;
}

/** A product with its price in star coins; title and description are the developer's texts. */
export function ProductCard({ product, onExchange, isBusy = false }: ProductCardProps) {
  const page = usePage();
  const { title, description, price } = product;
  const refuse = useRefusal();
  return (
    <li className="card flex flex-col gap-3 p-4">
      <div className="flex min-w-0 gap-4">
        <ProductIcon product={product} />
        <div className="min-w-0 wrap-anywhere">
          <h3 className="text-base">{title}</h3>
          <p className="text-muted text-sm whitespace-pre-line">{description}</p>
          <LowestPrice price={product} className="text-muted mt-1" />
        </div>
      </div>
      <div className="mt-auto flex items-center justify-between gap-3">
        <p className="flex items-center gap-2 text-lg font-bold tabular-nums">
          {price === 0 ? page.t('price.free') : <PriceNow product={product} />}
        </p>
        <button
          type="button"
          className="btn btn-gold"
          aria-label={page.t('exchange.openNamed', { product: title })}
          aria-haspopup="dialog"
          aria-disabled={isBusy || refuse !== null}
          onClick={refuse ?? (() => isBusy || onExchange())}
        >
          {page.t('exchange.open')}
        </button>
      </div>
    </li>
  );
}

/** The picture of a product; decorative, beside its title. */
export function ProductIcon({ product: { icon } }: { product: PublicProduct }) {
  return (
    <Picture
      url={icon}
      alt=""
      width={512}
      height={512}
      renditions={RENDITION_WIDTHS.icon}
      sizes="64px"
      placeholder=""
      className="size-16 flex-none rounded-2xl"
    />
  );
}
