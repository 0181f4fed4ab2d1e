import { BadgePercent, Plus } from 'lucide-react';
import { useState } from 'react';
import { listOwnProducts } from '#contract/product/developer-endpoints.ts';
import { createDiscount, deleteDiscount, endDiscount, listDiscounts } from '#contract/product/discount-endpoints.ts';
import type { Discount } from '#contract/product/discount-entities.ts';
import type { Product } from '#contract/product/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import { MomentField } from '#web/kit/form/moment-field.tsx';
import { writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import { Pager } from '#web/kit/list/pager.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { type Chosen, ChosenPage, loadChosen, readChosenId } from '../../layout/chosen-page.tsx';
import { DISCOUNTS_PATH, productsAddress } from '../product-links.ts';
import { DiscountList } from './discount-list.tsx';

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
        <LinkButton href={productsAddress(page, applicationId)}>{page.t('shell.account.products')}</LinkButton>
      </LoadingPart>
      <section id={LIST_ID} tabIndex={-1} aria-label={page.t('discounts.title')} className="outline-none">
        <LoadingPart className="flex flex-col gap-4">
          {count === 0 ? (
            <EmptyCard Icon={BadgePercent} title={page.t('discounts.none')} text={page.t('discounts.none.text')}>
              <Button look="gold" aria-haspopup="dialog" onClick={open}>
                {page.t('discounts.new')}
              </Button>
            </EmptyCard>
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

interface DiscountsData {
  readonly list: readonly Discount[];
  readonly count: number;
  /** The page, from 1. */
  readonly number: number;
  /** What a discount can be for: the first hundred products by name. */
  readonly products: readonly Pick<Product, 'id' | 'name'>[];
}

/** A page of the discounts of the application in the address. */
export function loadDiscounts(page: Page, address: Readonly<Record<string, unknown>>): Promise<Chosen<DiscountsData>> {
  return loadChosen(page, readChosenId(address), async (applicationId) => {
    const sorted = { applicationId, sort: 'name', limit: LIMITS.pageSizeMax } as const;
    const [{ list, count, number }, products] = await Promise.all([
      loadPage(readPageNumber(address.page), (span) => page.call(listDiscounts, { applicationId, ...span })),
      page.call(listOwnProducts, sorted),
    ]);
    return { list, count, number, products: products.list.map(({ id, name }) => ({ id, name })) };
  });
}

/** The list, which receives the focus when a discount is deleted. */
const LIST_ID = 'discounts';

interface CloseDiscountProps {
  readonly discount: Discount;
  readonly onClose: () => void;
}

/** Asks for confirmation before a running discount ends, or a planned one is deleted. */
function CloseDiscount({ discount: { id, state, product, percent }, onClose }: CloseDiscountProps) {
  const page = usePage();
  const kind = state === 'planned' ? 'delete' : 'end';
  const values = { percent, name: product?.name ?? page.t('discounts.all') };
  return (
    <ConfirmAction
      title={page.t(`discounts.${kind}.title`, values)}
      confirm={page.t(kind === 'delete' ? 'words.delete' : 'discounts.end')}
      isDanger
      call={async () => {
        if (kind === 'delete') await page.call(deleteDiscount, { id });
        else await page.call(endDiscount, { id });
      }}
      done={page.t(`discounts.${kind}.done`)}
      focusAfter={LIST_ID}
      onClose={onClose}
    >
      {page.t(`discounts.${kind}.text`)}
    </ConfirmAction>
  );
}

interface NewDiscountProps {
  readonly applicationId: string;
  readonly products: readonly Pick<Product, 'id' | 'name'>[];
  readonly onClose: () => void;
}

/** Schedules a discount; without a begin it begins now. */
function NewDiscount({ applicationId, products, onClose }: NewDiscountProps) {
  const page = usePage();
  const form = useDialogForm({
    initial: { productId: '', percent: '', beginAt: '', endAt: '' },
    check: ({ percent, beginAt, endAt }) => ({
      percent: isPercent(percent) ? undefined : page.t('discounts.percent.wrong', { max: LIMITS.discountPercentMax }),
      endAt:
        endAt === ''
          ? page.t('field.required')
          : beginAt !== '' && endAt <= beginAt
            ? page.t('field.ends_first')
            : undefined,
    }),
    call: ({ productId, percent, beginAt, endAt }) =>
      page.call(createDiscount, {
        applicationId,
        percent: Number(percent),
        endAt,
        ...(productId !== '' && { productId: Number(productId) }),
        ...(beginAt !== '' && { beginAt }),
      }),
    done: page.t('discounts.made'),
    onClose,
  });
  return (
    <FormDialog title={page.t('discounts.new')} confirm={page.t('discounts.make')} form={form} onClose={onClose}>
      <SelectField
        {...form.fieldOf('productId')}
        label={page.t('words.product')}
        options={[['', page.t('discounts.all')], ...products.map(({ id, name }) => [String(id), name] as const)]}
      />
      <TextField
        {...form.fieldOf('percent')}
        label={page.t('discounts.percent')}
        hint={page.t('discounts.percent.hint', { max: LIMITS.discountPercentMax })}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        required
      />
      <div className="grid gap-4">
        <MomentField {...form.fieldOf('beginAt')} label={page.t('discounts.beginAt')} />
        <MomentField {...form.fieldOf('endAt')} label={page.t('discounts.endAt')} required />
      </div>
      <p className="text-muted text-sm">{page.t('discounts.note')}</p>
    </FormDialog>
  );
}

function isPercent(text: string): boolean {
  const percent = Number(text);
  return /^\d{1,2}$/.test(text) && percent >= 1 && percent <= LIMITS.discountPercentMax;
}
