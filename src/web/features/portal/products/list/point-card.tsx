import { Lock } from 'lucide-react';
import type { DefaultProduct } from '#contract/product/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { StarCoin } from '#web/ui/star-coin.tsx';

/** The default product of every application: star coins, which cannot be edited (O52). */
export function PointCard({ product: { name, productId } }: { product: DefaultProduct }) {
  const page = usePage();
  return (
    <section
      aria-labelledby="point"
      className="border-line bg-raised flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-dashed px-5 py-4"
    >
      <StarCoin size={40} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="point" className="flex flex-wrap items-baseline gap-x-3 text-base">
          {name}
          <code className="text-muted font-sans text-xs font-normal">{productId}</code>
        </h2>
        <p className="text-muted text-sm">{page.t('products.point', { name, id: productId })}</p>
      </div>
      <p className="text-muted flex items-center gap-2 text-xs">
        <Lock size={16} aria-hidden className="flex-none" />
        {page.t('products.point.fixed')}
      </p>
    </section>
  );
}
