import { deleteProduct } from '#contract/product/developer-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import type { ProductDialogProps } from './pull-product.tsx';

/** The list, which receives the focus when a product is deleted. */
export const LIST_ID = 'products';

/** Asks for confirmation before a product is deleted, which cannot be undone. */
export function DeleteProduct({ product: { id, name, productId }, onClose }: ProductDialogProps) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('products.delete.title', { name })}
      confirm={page.t('words.delete')}
      isDanger
      call={() => page.call(deleteProduct, { id })}
      done={page.t('products.deleted', { name })}
      focusAfter={LIST_ID}
      onClose={onClose}
    >
      {page.t('products.delete.text', { id: productId })}
    </ConfirmAction>
  );
}
