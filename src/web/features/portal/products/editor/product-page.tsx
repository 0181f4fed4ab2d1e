import { useMemo } from 'react';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConflictNotice } from '#web/kit/form/conflict-notice.tsx';
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx';
import { SaveBar, SaveStatus } from '#web/kit/form/save-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { useSaveKey } from '#web/ui/use-save-key.ts';
import { PortalHeader } from '../../layout/portal-header.tsx';
import { draftOf, newDraft } from '../form/product-draft.ts';
import { useProductForm } from '../form/use-product-form.ts';
import { useSaving } from '../form/use-saving.ts';
import { BasicsSection } from './basics-section.tsx';
import type { ProductData } from './load-product.ts';
import { PricesSection } from './prices-section.tsx';
import { ProductNavigation } from './product-navigation.tsx';
import { ProductPreview } from './product-preview.tsx';
import { ProductProblems } from './product-problems.tsx';
import { ShelfNotice } from './shelf-notice.tsx';
import { TextsSection } from './texts-section.tsx';

/** The editor of a new or existing product (R1.14, R3.24-R3.30). */
export function ProductPage({ data }: { data: ProductData }) {
  const page = usePage();
  const { product, application } = data;
  const isReadOnly = product?.status === SHELF.removed;
  const isPublished = product?.status === SHELF.onShelf;
  const initial = useMemo(() => (product === null ? newDraft(application) : draftOf(product)), [product, application]);
  const form = useProductForm({ product, initial, isReadOnly });
  const { isBusy, save, overtaken, takeStored } = useSaving(form, data);
  useSaveKey(() => save({ isReleased: false }), !isReadOnly);
  return (
    <Form className="flex flex-col gap-6" onSubmit={() => save({ isReleased: false })}>
      <PortalHeader
        title={product?.name ?? page.t('products.new')}
        lead={page.t('products.editor.lead', { name: application.name })}
        help={{ article: 'developers/products-and-prices', topic: page.t('shell.account.products') }}
      />
      {product !== null && <ShelfNotice product={product} />}
      <ProductProblems form={form} />
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_300px] lg:items-start">
        {/* On narrow screens the sections come between the two. */}
        <div className="contents lg:sticky lg:top-24 lg:order-2 lg:flex lg:flex-col lg:gap-8">
          <ProductNavigation form={form} />
          <ProductPreview form={form} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <BasicsSection form={form} />
          <TextsSection form={form} />
          <PricesSection form={form} />
        </div>
      </div>
      {!isReadOnly && (
        <SaveBar
          notice={
            overtaken !== null && (
              <ConflictNotice
                kind="saved"
                onTake={takeStored}
                onKeep={() => save({ ...overtaken, isOverwriting: true })}
              />
            )
          }
          status={<SaveStatus>{page.t(statusOf(product === null, form.isDirty))}</SaveStatus>}
        >
          {!isPublished && (
            <button
              type="button"
              className="btn btn-quiet"
              aria-disabled={isBusy}
              onClick={() => isBusy || save({ isReleased: true })}
            >
              {page.t('products.saveAndRelease')}
            </button>
          )}
          <Button type="submit" look="gold" className="sm:min-w-36" isBusy={isBusy} aria-keyshortcuts="Control+S">
            {page.t(product === null ? 'products.create' : 'words.save')}
          </Button>
        </SaveBar>
      )}
      <LeaveGuard isDirty={form.isDirty} />
    </Form>
  );
}

function statusOf(isNew: boolean, isDirty: boolean) {
  if (isNew) return 'products.save.new';
  return isDirty ? 'form.unsaved' : 'form.saved';
}
