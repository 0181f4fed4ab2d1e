import { pullProduct } from '#contract/product/developer-endpoints.ts';
import type { Product } from '#contract/product/entities.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

export interface ProductDialogProps {
  readonly product: Product;
  /** It is done: what is shown is loaded anew. */
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before a product goes from the shelf. */
export function PullProduct({ product: { id, name }, onDone, onClose }: ProductDialogProps) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    await page.call(pullProduct, { id });
    await onDone();
    onClose();
    toasts.show('success', page.t('products.pulled', { name }));
  });
  return (
    <ConfirmDialog
      title={page.t('products.pull.title', { name })}
      confirm={page.t('products.pull')}
      isDanger
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      {page.t('products.pull.text')}
    </ConfirmDialog>
  );
}
