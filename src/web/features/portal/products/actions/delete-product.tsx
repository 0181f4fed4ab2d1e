import { flushSync } from 'react-dom';
import { deleteProduct } from '#contract/product/developer-endpoints.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { ProductDialogProps } from './pull-product.tsx';

/** The list, where the focus goes when a product is gone. */
export const LIST_ID = 'products';

/** Asks before a product is deleted, which cannot be undone. */
export function DeleteProduct({ product: { id, name, productId }, onDone, onClose }: ProductDialogProps) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    await page.call(deleteProduct, { id });
    await onDone();
    // Nothing outside a modal dialog can have the focus, and the button that was pressed goes with its row.
    flushSync(onClose);
    (document.getElementById(LIST_ID) ?? document.getElementById('portal-content'))?.focus();
    toasts.show('success', page.t('products.deleted', { name }));
  });
  return (
    <ConfirmDialog
      title={page.t('products.delete.title', { name })}
      confirm={page.t('products.delete')}
      isDanger
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      {page.t('products.delete.text', { id: productId })}
    </ConfirmDialog>
  );
}
