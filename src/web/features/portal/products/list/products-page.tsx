import { BadgePercent, Plus, SearchX, Tag, Upload } from 'lucide-react';
import { useState } from 'react';
import { exportProducts } from '#contract/product/developer-endpoints.ts';
import type { Product } from '#contract/product/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import { ListFilters } from '#web/kit/list/filter/filter-form.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { type Chosen, ChosenPage, OwnChanged } from '../../layout/chosen-page.tsx';
import { DuplicateProduct } from '../actions/duplicate-product.tsx';
import { type AskedAction, DeleteProduct, GameProduct, LIST_ID, PullProduct } from '../actions/product-actions.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { JobNotice } from '../job/job-notice.tsx';
import { useProductJob } from '../job/use-product-job.ts';
import { discountsAddress, newProductAddress, PRODUCTS_PATH, productsAddress } from '../product-links.ts';
import { RepriceDialog } from '../reprice/reprice-dialog.tsx';
import { loadProductsOf, type ProductsData, productFilter } from './load-products.ts';
import { PointCard } from './point-card.tsx';
import { ProductList } from './product-list.tsx';

/** The products of one of the developer's applications (R1.14, R6.7). */
export function ProductsPage({ chosen }: { chosen: Chosen<ProductsData> }) {
  const page = usePage();
  const { applicationId = '' } = chosen;
  return (
    <ChosenPage
      chosen={chosen}
      title={page.t('shell.account.products')}
      lead={page.t('products.lead')}
      help="developers/products-and-prices"
    >
      {(data, name) => <Products key={applicationId} data={data} applicationId={applicationId} name={name} />}
    </ChosenPage>
  );
}

interface ProductsProps {
  readonly data: ProductsData;
  readonly applicationId: string;
  readonly name: string;
}

function Products({ data, applicationId, name }: ProductsProps) {
  const page = usePage();
  const [isImporting, setImporting] = useState(false);
  const followed = useProductJob(applicationId);
  const isEmpty = data.count === 0 && !productFilter.isNarrowed(data.filter);
  return (
    <>
      <Toolbar applicationId={applicationId} isEmpty={isEmpty} onImport={() => setImporting(true)} />
      <JobNotice followed={followed} />
      {isEmpty ? (
        <LoadingPart>
          <EmptyCard Icon={Tag} title={page.t('products.empty.title')} text={page.t('products.empty.text', { name })}>
            <LinkButton look="gold" href={newProductAddress(page, applicationId)}>
              {page.t('products.empty.go')}
            </LinkButton>
          </EmptyCard>
        </LoadingPart>
      ) : (
        <>
          <ListFilters path={PRODUCTS_PATH} filter={productFilter} values={data.filter} />
          <OwnChanged loaded={data} load={(quiet) => loadProductsOf(quiet, applicationId, data.filter)} />
          <FoundProducts data={data} applicationId={applicationId} onJob={() => followed.follow(null)} />
        </>
      )}
      <LoadingPart>
        <PointCard product={data.defaultProduct} />
      </LoadingPart>
      {isImporting && (
        <ImportDialog
          applicationId={applicationId}
          onClose={() => setImporting(false)}
          onJob={(file) => {
            setImporting(false);
            followed.follow(file);
          }}
        />
      )}
    </>
  );
}

interface ToolbarProps {
  readonly applicationId: string;
  readonly isEmpty: boolean;
  readonly onImport: () => void;
}

/** Actions on all products of the application. */
function Toolbar({ applicationId, isEmpty, onImport }: ToolbarProps) {
  const page = usePage();
  return (
    <LoadingPart className="-mt-2 flex flex-wrap gap-3">
      {!isEmpty && (
        <LinkButton look="gold" href={newProductAddress(page, applicationId)} Icon={Plus}>
          {page.t('products.new')}
        </LinkButton>
      )}
      <Button aria-haspopup="dialog" onClick={onImport} Icon={Upload}>
        {page.t('products.import')}
      </Button>
      {!isEmpty && (
        <LinkButton href={discountsAddress(page, applicationId)} Icon={BadgePercent}>
          {page.t('discounts.title')}
        </LinkButton>
      )}
      {!isEmpty && (
        <CsvButton
          name={`${applicationId}-products.csv`}
          load={(options) => page.call(exportProducts, { applicationId }, options)}
          text={page.t('words.exportCsv')}
          done={page.t('products.export.done')}
        />
      )}
    </LoadingPart>
  );
}

interface FoundProps extends Omit<ProductsProps, 'name'> {
  /** Called when a job does the repricing. */
  readonly onJob: () => void;
}

/** The filtered products, with the dialogs of their actions. */
function FoundProducts({ data, applicationId, onJob }: FoundProps) {
  const page = usePage();
  const { count, list, filter } = data;
  const [asked, setAsked] = useState<{ readonly product: Product; readonly action: AskedAction } | null>(null);
  const [repriced, setRepriced] = useState<readonly number[] | null>(null);
  return (
    <>
      <section id={LIST_ID} tabIndex={-1} aria-label={page.t('products.list')} className="outline-none">
        <LoadingPart className="flex flex-col gap-4">
          {count === 0 ? (
            <NothingFound applicationId={applicationId} />
          ) : (
            <>
              <p role="status" className="text-muted -mb-2 text-sm">
                {page.t('words.countProducts', { count })}
              </p>
              <ProductList
                products={list}
                gameProductId={data.gameProductId}
                onAsk={(product, action) => setAsked({ product, action })}
                onReprice={(selected) => setRepriced(selected.map(({ id }) => id))}
              />
              <Pager
                number={filter.page}
                count={count}
                address={(place) => page.href(PRODUCTS_PATH, productFilter.query({ ...filter, page: place }))}
              />
            </>
          )}
        </LoadingPart>
      </section>
      {asked !== null && (
        <AskedDialog {...asked} isGame={asked.product.id === data.gameProductId} onClose={() => setAsked(null)} />
      )}
      {repriced !== null && (
        <RepriceDialog
          applicationId={applicationId}
          ids={repriced}
          onClose={() => setRepriced(null)}
          onJob={() => {
            setRepriced(null);
            onJob();
          }}
        />
      )}
    </>
  );
}

interface AskedDialogProps {
  readonly product: Product;
  readonly action: AskedAction;
  /** Whether the product sells the game itself. */
  readonly isGame: boolean;
  readonly onClose: () => void;
}

function AskedDialog({ product, action, isGame, onClose }: AskedDialogProps) {
  if (action === 'pull') return <PullProduct product={product} onClose={onClose} />;
  if (action === 'game') return <GameProduct product={product} isGame={isGame} onClose={onClose} />;
  if (action === 'delete') return <DeleteProduct product={product} onClose={onClose} />;
  return <DuplicateProduct product={product} onClose={onClose} />;
}

function NothingFound({ applicationId }: { applicationId: string }) {
  const page = usePage();
  return (
    <EmptyCard
      role="status"
      Icon={SearchX}
      title={page.t('words.noProductMatches')}
      text={page.t('portal.apps.none.text')}
    >
      <LinkButton href={productsAddress(page, applicationId)}>{page.t('words.showAllProducts')}</LinkButton>
    </EmptyCard>
  );
}
