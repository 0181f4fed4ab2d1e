import { Ban, History, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Product } from '#contract/product/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { productRules } from '#domain/rules/product-rules.ts';
import { usePage } from '#web/app/use-page.ts';
import { ProductCard } from '#web/features/store/index.ts';
import { useCurrentSection } from '#web/kit/article/use-current-section.ts';
import { ConflictNotice } from '#web/kit/form/conflict-notice.tsx';
import { LeaveGuard, SaveBar, SaveStatus } from '#web/kit/form/save-bar.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { useSaveKey } from '#web/ui/use-save-key.ts';
import { SectionLink, SectionRail } from '../../layout/section-rail.tsx';
import { PullProduct } from '../actions/product-actions.tsx';
import { PRODUCT_SECTIONS, sectionOf } from '../form/find-problems.ts';
import { draftOf, newDraft, readAmount } from '../form/product-draft.ts';
import { type ProductForm, useProductForm } from '../form/use-product-form.ts';
import { useSaving } from '../form/use-saving.ts';
import { priceHistoryAddress } from '../product-links.ts';
import type { ProductData } from './load-product.ts';
import { PricesSection } from './prices-section.tsx';
import { ProductProblems } from './product-problems.tsx';
import { BasicsSection, TextsSection } from './product-sections.tsx';

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
      <PageHeader
        title={product?.name ?? page.t('products.new')}
        lead={page.t('products.editor.lead', { name: application.name })}
        help="developers/products-and-prices"
        topic={page.t('shell.account.products')}
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
            <Button isOff={isBusy} onClick={() => save({ isReleased: true })}>
              {page.t('products.saveAndRelease')}
            </Button>
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

const TITLES = { basics: 'products.basics', texts: 'words.texts', prices: 'products.pricing' } as const;

/** The sections with what they lack: above the preview, or on narrow screens a sticky row. */
function ProductNavigation({ form: { problems, shown, isTried } }: { form: ProductForm }) {
  const page = usePage();
  const seen = useCurrentSection(PRODUCT_SECTIONS);
  const current = PRODUCT_SECTIONS.find((section) => section === seen) ?? PRODUCT_SECTIONS[0];
  const wrong = [...new Set([...problems.keys(), ...shown.keys()])];
  return (
    <SectionRail
      sections={PRODUCT_SECTIONS}
      current={current}
      column="lg:static"
      link={(section) => (
        <SectionLink
          target={section}
          title={page.t(TITLES[section])}
          isCurrent={section === current}
          count={wrong.filter((name) => sectionOf(name) === section).length}
          isTried={isTried}
        />
      )}
    />
  );
}

/** The card of the product as players see it, in the selected language and without interaction. */
function ProductPreview({ form: { draft, lang } }: { form: ProductForm }) {
  const page = usePage();
  const { productId, icon, contents, contentDefault, defaultCurrency } = draft;
  const shown = contents[lang].title.trim() === '' ? contentDefault : lang;
  const texts = contents[shown];
  const amount = readAmount(draft.defaultPrice);
  const isPrice = productRules.price.check(amount, { currency: defaultCurrency }) === true;
  const isReady = icon !== '' && isPrice && texts.title.trim() !== '';
  return (
    <section aria-labelledby="preview" className="order-1 flex flex-col gap-3">
      <div>
        <h2 id="preview" className="text-base">
          {page.t('words.preview')}
        </h2>
        <p className="text-muted mt-0.5 text-sm">
          {page.t('products.preview.lead', { language: LANGUAGE_NAMES[lang] })}
        </p>
      </div>
      {isReady ? (
        <ul inert lang={shown}>
          <ProductCard
            product={{ productId, icon, ...texts, currency: defaultCurrency, price: Number(amount) }}
            onExchange={() => {}}
          />
        </ul>
      ) : (
        <p className="border-control text-muted rounded-2xl border-2 border-dashed px-5 py-8 text-center text-sm">
          {page.t('products.preview.none')}
        </p>
      )}
    </section>
  );
}

/** The status of the product and what it means for changes. */
function ShelfNotice({ product }: { product: Product }) {
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
        <LinkButton href={priceHistoryAddress(page, id)} Icon={History}>
          {page.t('products.history')}
        </LinkButton>
        {status === SHELF.onShelf && (
          <Button onClick={() => setAsking(true)} Icon={Undo2}>
            {page.t('words.unpublish')}
          </Button>
        )}
      </div>
      {isAsking && <PullProduct product={product} onClose={() => setAsking(false)} />}
    </section>
  );
}
