import { Ban, History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '#contract/product/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { PullProduct } from '../actions/pull-product.tsx';
import { priceHistoryAddress } from '../product-links.ts';

/** The status of the product and what it means for changes. */
export function ShelfNotice({ product }: { product: Product }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const { id, status } = product;
  return (
    <section aria-labelledby="shelf" className="card flex flex-wrap items-center gap-4 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="shelf" className="flex flex-wrap items-center gap-3 text-base">
          {page.t('words.status')}
          <StateChip state={`shelf.${status}`} />
        </h2>
        <p className="text-muted mt-1 flex items-start gap-2 text-sm">
          {status === SHELF.removed && <Ban size={16} aria-hidden className="mt-0.5 flex-none" />}
          {status === SHELF.removed ? page.t('error.60035') : page.t(`products.shelf.${status}`)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-quiet" href={priceHistoryAddress(page, id)}>
          <History size={18} aria-hidden />
          {page.t('products.history')}
        </a>
        {status === SHELF.onShelf && (
          <button type="button" className="btn btn-quiet" onClick={() => setAsking(true)}>
            <Undo2 size={18} aria-hidden />
            {page.t('words.unpublish')}
          </button>
        )}
      </div>
      {isAsking && <PullProduct product={product} onClose={() => setAsking(false)} />}
    </section>
  );
}
