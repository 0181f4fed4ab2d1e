import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { OperatorProduct } from '#contract/product/entities.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { usePage } from '../../../app/use-page.ts';
import type { ProductList } from './load-products.ts';
import { productQuery } from './product-filter.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

/** The products of all developers, for the operators. */
export function ProductsPage({ filter, count, products }: ProductList) {
  const page = usePage();
  const [chosen, setChosen] = useState<OperatorProduct | null>(null);
  return (
    <>
      <ListPage
        title={page.t('allProducts.title')}
        lead={page.t('allProducts.lead')}
        filters={<ProductFilters filter={filter} />}
        total={page.t('allProducts.count', { count })}
      >
        {products.length === 0 ? (
          <EmptyList
            title={page.t('allProducts.none')}
            text={page.t('list.none.text')}
            all={{ path: '/operator/products', label: page.t('allProducts.all') }}
            Icon={SearchX}
          />
        ) : (
          <ProductTable products={products} onChoose={setChosen} />
        )}
        <Pager
          number={filter.page}
          count={count}
          address={(number) => page.href('/operator/products', productQuery({ ...filter, page: number }))}
        />
      </ListPage>
      {chosen !== null && <RemovalDialog product={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
