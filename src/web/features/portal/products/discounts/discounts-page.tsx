import { BadgePercent, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Discount } from '#contract/product/discount-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { Invitation } from '#web/kit/state/empty-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChosenPage } from '../../layout/chosen-page.tsx';
import type { Chosen } from '../../layout/load-chosen.ts';
import { DISCOUNTS_PATH, productsAddress } from '../product-links.ts';
import { CloseDiscount, LIST_ID } from './close-discount.tsx';
import { DiscountList } from './discount-list.tsx';
import type { DiscountsData } from './load-discounts.ts';
import { NewDiscount } from './new-discount.tsx';

/** The discounts of one of the developer's applications: planned, running and ended ones. */
export function DiscountsPage({ chosen }: { chosen: Chosen<DiscountsData> }) {
  const page = usePage();
  const { applicationId = '' } = chosen;
  return (
    <ChosenPage
      chosen={chosen}
      title={page.t('discounts.title')}
      lead={page.t('discounts.lead')}
      help="developers/sell-your-game"
    >
      {(data) => <Discounts key={applicationId} data={data} applicationId={applicationId} />}
    </ChosenPage>
  );
}

interface DiscountsProps {
  readonly data: DiscountsData;
  readonly applicationId: string;
}

function Discounts({ data, applicationId }: DiscountsProps) {
  const page = usePage();
  const { list, count, number, products } = data;
  const [isMaking, setMaking] = useState(false);
  const [closed, setClosed] = useState<Discount | null>(null);
  const open = () => setMaking(true);
  return (
    <>
      <LoadingPart className="-mt-2 flex flex-wrap gap-3">
        {count > 0 && (
          <Button look="gold" Icon={Plus} aria-haspopup="dialog" onClick={open}>
            {page.t('discounts.new')}
          </Button>
        )}
        <a className="btn btn-quiet" href={productsAddress(page, applicationId)}>
          {page.t('shell.account.products')}
        </a>
      </LoadingPart>
      <section id={LIST_ID} tabIndex={-1} aria-label={page.t('discounts.title')} className="outline-none">
        <LoadingPart className="flex flex-col gap-4">
          {count === 0 ? (
            <Invitation Icon={BadgePercent} title={page.t('discounts.none')} text={page.t('discounts.none.text')}>
              <Button look="gold" aria-haspopup="dialog" onClick={open}>
                {page.t('discounts.new')}
              </Button>
            </Invitation>
          ) : (
            <>
              <DiscountList discounts={list} onClose={setClosed} />
              <Pager
                number={number}
                count={count}
                address={(place) => page.href(DISCOUNTS_PATH, writeQuery({ applicationId, page: place }))}
              />
            </>
          )}
        </LoadingPart>
      </section>
      {isMaking && <NewDiscount applicationId={applicationId} products={products} onClose={() => setMaking(false)} />}
      {closed !== null && <CloseDiscount discount={closed} onClose={() => setClosed(null)} />}
    </>
  );
}
