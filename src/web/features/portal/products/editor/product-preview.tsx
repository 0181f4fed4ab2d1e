import { productRules } from '#domain/rules/product-rules.ts';
import { usePage } from '#web/app/use-page.ts';
import { ProductCard } from '#web/features/store/index.ts';
import { readAmount } from '../form/product-draft.ts';
import type { ProductForm } from '../form/use-product-form.ts';

/** The card of the product as players see it, in the selected language and without interaction. */
export function ProductPreview({ form: { draft, lang } }: { form: ProductForm }) {
  const page = usePage();
  const { productId, icon, contents, contentDefault, defaultCurrency } = draft;
  const texts = contents[lang].title.trim() === '' ? contents[contentDefault] : contents[lang];
  const amount = readAmount(draft.defaultPrice);
  const isPrice = productRules.price.check(amount, { currency: defaultCurrency }) === true;
  const isReady = icon !== '' && isPrice && texts.title.trim() !== '';
  return (
    <section aria-labelledby="preview" className="order-1 flex flex-col gap-3">
      <div>
        <h2 id="preview" className="text-base">
          {page.t('words.preview')}
        </h2>
        <p className="text-muted mt-0.5 text-sm">{page.t('products.preview.lead')}</p>
      </div>
      {isReady ? (
        <ul inert lang={lang}>
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
