import { pullProduct } from '#contract/product/developer-endpoints.ts';
import type { Product } from '#contract/product/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';

export interface ProductDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** Asks for confirmation before a product is unpublished. */
export function PullProduct({ product: { id, name }, onClose }: ProductDialogProps) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('words.unpublishName', { name })}
      confirm={page.t('words.unpublish')}
      isDanger
      call={() => page.call(pullProduct, { id })}
      done={page.t('words.nameIsUnpublished', { name })}
      onClose={onClose}
    >
      {page.t('products.pull.text')}
    </ConfirmAction>
  );
}
