import { useMemo } from 'react';
import { SHELF } from '#contract/values/states.ts';
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx';
import { usePage } from '../../../../app/use-page.ts';
import { useSaveKey } from '../../../../ui/use-save-key.ts';
import { ConflictNotice } from '../../editor/draft/conflict-notice.tsx';
import { PortalHeader } from '../../layout/portal-header.tsx';
import { draftOf, newDraft } from '../form/product-draft.ts';
import { useProductForm } from '../form/use-product-form.ts';
import { useSaving } from '../form/use-saving.ts';
import { BasicsSection } from './basics-section.tsx';
import type { ProductData } from './load-product.ts';
import { PricesSection } from './prices-section.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { ProductPreview } from './product-preview.tsx';
import { SaveBar } from './save-bar.tsx';
import { ShelfNotice } from './shelf-notice.tsx';
import { TextsSection } from './texts-section.tsx';

/** The editor of a product: one to be made, or one that is there (R1.14, R3.24-R3.30). */
export function ProductPage({ data }: { data: ProductData }) {
  const page = usePage();
  const { product, application } = data;
  const isReadOnly = product !== null && product.status !== SHELF.offShelf;
  const initial = useMemo(() => (product === null ? newDraft(application) : draftOf(product)), [product, application]);
  const form = useProductForm({ product, initial, isReadOnly });
  const { isBusy, save, overtaken, takeStored } = useSaving(form, data);
  useSaveKey(() => save({ isReleased: false }), !isReadOnly);
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        save({ isReleased: false });
      }}
    >
      <PortalHeader
        title={product?.name ?? page.t('products.new')}
        lead={page.t('products.editor.lead', { name: application.name })}
        help={{ article: 'developers/products-and-prices', topic: page.t('portal.nav.products') }}
      />
      {product !== null && <ShelfNotice product={product} />}
      <ProblemSummary form={form} />
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_300px] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <BasicsSection form={form} />
          <TextsSection form={form} />
          <PricesSection form={form} />
        </div>
        <ProductPreview form={form} />
      </div>
      {!isReadOnly && (
        <div className="border-line bg-surface sticky bottom-0 z-20 -mx-4 border-t sm:mx-0 sm:rounded-t-2xl sm:border-x">
          {overtaken !== null && (
            <ConflictNotice
              text={page.t('products.conflict')}
              take={page.t('editor.conflict.reload')}
              keep={page.t('editor.conflict.overwrite')}
              isBusy={isBusy}
              onTake={takeStored}
              onKeep={() => save({ ...overtaken, isOverwriting: true })}
            />
          )}
          <SaveBar
            isNew={product === null}
            isDirty={form.isDirty}
            isBusy={isBusy}
            onSave={(isReleased) => save({ isReleased })}
          />
        </div>
      )}
      <LeaveGuard
        isDirty={form.isDirty}
        words={{
          title: page.t('editor.leave.title'),
          text: page.t('products.leave'),
          go: page.t('editor.leave.go'),
          stay: page.t('editor.leave.stay'),
        }}
      />
    </form>
  );
}
