import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { duplicateProduct } from '#contract/product/developer-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { productRules } from '#domain/rules/product-rules.ts';
import { textRules } from '#domain/rules/text-rules.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { ProductDialogProps } from './product-actions.tsx';

/** Creates a copy of a product with its texts, icon and prices under a new ID and name, and opens the copy. */
export function DuplicateProduct({ product, onClose }: Omit<ProductDialogProps, 'onDone'>) {
  const page = usePage();
  const navigate = useNavigate();
  const form = useForm({
    initial: { productId: nextId(product.productId), name: product.name },
    check: ({ productId, name }) => ({
      productId: checkNewId(page, { productId: productId.trim(), other: product.productId }),
      name: name.trim() === '' ? page.t('field.required') : undefined,
    }),
    send: async (texts) => {
      const request = { id: product.id, productId: texts.productId.trim(), name: texts.name.trim() };
      const { id } = await page.call(duplicateProduct, request).catch(nameTakenId);
      toasts.show('success', page.t('products.duplicated', { name: request.name }));
      await navigate({ to: '/developer/products/$productId', params: { productId: String(id) } });
    },
  });
  return (
    <FormDialog
      title={page.t('products.duplicate.title', { name: product.name })}
      confirm={page.t('products.duplicate')}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">{page.t('products.duplicate.text')}</p>
      <TextField
        {...form.fieldOf('productId')}
        label={page.t('words.productId')}
        hint={page.t('products.id.hint')}
        maxLength={LIMITS.productIdLength}
        spellCheck={false}
        autoComplete="off"
      />
      <TextField
        {...form.fieldOf('name')}
        label={page.t('products.name')}
        hint={page.t('products.name.hint')}
        maxLength={LIMITS.productNameLength}
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** Suggests an ID for a copy: `gems_2` for `gems`, `gems_3` for `gems_2`. */
function nextId(productId: string): string {
  const [, stem = productId, number] = /^(.*)_(\d{1,6})$/.exec(productId) ?? [];
  return `${stem}_${number === undefined ? 2 : Number(number) + 1}`;
}

/** Validates the ID of the copy, which must differ from that of the original. */
export function checkNewId(page: Page, { productId, other }: { productId: string; other: string }): string | undefined {
  const format = productRules.product_id_format.check(productId, {});
  if (format !== true) return page.t('rule.product_id_format');
  return textRules.data_repeat.check(productId, { other }) === true ? undefined : page.t('rule.data_repeat', { other });
}

/** Attaches a duplicate ID to its field, even if the server's response does not name the field. */
function nameTakenId(error: unknown): never {
  if (error instanceof ApiError && error.code === ERROR.duplicateProductId) {
    throw new ApiError(ERROR.duplicateProductId, { fields: { productId: 'error.60016' } });
  }
  throw error;
}
