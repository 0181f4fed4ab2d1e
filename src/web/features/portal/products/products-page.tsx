import { Tag } from 'lucide-react';
import { usePage } from '../../../app/use-page.ts';
import { writeQuery } from '../../operator/filter-values.ts';
import { ChosenPage } from '../layout/chosen-page.tsx';
import type { Chosen } from '../layout/load-chosen.ts';
import { PortalNotice } from '../layout/portal-notice.tsx';
import { PortalPager } from '../layout/portal-pager.tsx';
import type { ProductsData } from './load-products.ts';
import { ProductList } from './product-list.tsx';

const PATH = '/developer/products';

/** The products of one of the developer's applications (R6.7). */
export function ProductsPage({ chosen }: { chosen: Chosen<ProductsData> }) {
  const page = usePage();
  const { applicationId } = chosen;
  return (
    <ChosenPage chosen={chosen} path={PATH} title={page.t('portal.nav.products')} lead={page.t('products.lead')}>
      {({ count, list, number, defaultProduct: { name: point, productId } }, name) => (
        <>
          {count === 0 ? (
            <PortalNotice
              Icon={Tag}
              title={page.t('products.empty.title')}
              text={page.t('products.empty.text', { name })}
            />
          ) : (
            <>
              <p role="status" className="text-muted -mb-2 text-sm">
                {page.t('products.count', { count })}
              </p>
              <ProductList products={list} />
              <PortalPager
                number={number}
                count={count}
                address={(place) => page.href(PATH, writeQuery({ applicationId, page: place }))}
              />
            </>
          )}
          <p className="text-muted max-w-3xl text-sm">{page.t('products.point', { name: point, id: productId })}</p>
        </>
      )}
    </ChosenPage>
  );
}
