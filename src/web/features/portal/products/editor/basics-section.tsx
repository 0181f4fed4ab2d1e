import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { TextControl } from '../../editor/controls/text-control.tsx';
import type { ProductForm } from '../form/use-product-form.ts';
import { ProductSection } from './product-section.tsx';

/** ID, name and icon. */
export function BasicsSection({ form }: { form: ProductForm }) {
  const page = usePage();
  const { draft, change, leave, errorOf, isReadOnly, stored } = form;
  const isNew = stored === null;
  return (
    <ProductSection id="basics" title={page.t('products.basics')} lead={page.t('products.basics.lead')}>
      <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextControl
            name="productId"
            label={page.t('words.productId')}
            hint={page.t(isNew ? 'products.id.hint' : 'products.id.fixed')}
            error={errorOf('productId')}
            value={draft.productId}
            max={LIMITS.productIdLength}
            isRequired
            isDisabled={!isNew}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            onLeave={() => leave('productId')}
            onChange={(productId) => change((before) => ({ ...before, productId }), 'productId')}
          />
          <TextControl
            name="name"
            label={page.t('products.name')}
            hint={page.t('products.name.hint')}
            error={errorOf('name')}
            value={draft.name}
            max={LIMITS.productNameLength}
            isRequired
            autoComplete="off"
            onLeave={() => leave('name')}
            onChange={(name) => change((before) => ({ ...before, name }), 'name')}
          />
        </div>
        <ImageField
          purpose="product_icon"
          name="icon"
          label={page.t('words.icon')}
          value={draft.icon === '' ? [] : [draft.icon]}
          problem={errorOf('icon')}
          isDisabled={isReadOnly}
          onBusy={form.setUploading}
          onChange={([icon = '']) => {
            change((before) => ({ ...before, icon }), 'icon');
            leave('icon');
          }}
        />
      </fieldset>
    </ProductSection>
  );
}
