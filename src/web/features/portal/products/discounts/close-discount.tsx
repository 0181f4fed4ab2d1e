import { deleteDiscount, endDiscount } from '#contract/product/discount-endpoints.ts';
import type { Discount } from '#contract/product/discount-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';

/** The list, which receives the focus when a discount is deleted. */
export const LIST_ID = 'discounts';

interface CloseDiscountProps {
  readonly discount: Discount;
  readonly onClose: () => void;
}

/** Asks for confirmation before a running discount ends, or a planned one is deleted. */
export function CloseDiscount({ discount: { id, state, product, percent }, onClose }: CloseDiscountProps) {
  const page = usePage();
  const kind = state === 'planned' ? 'delete' : 'end';
  const values = { percent, name: product?.name ?? page.t('discounts.all') };
  return (
    <ConfirmAction
      title={page.t(`discounts.${kind}.title`, values)}
      confirm={page.t(kind === 'delete' ? 'words.delete' : 'discounts.end')}
      isDanger
      call={async () => {
        if (kind === 'delete') await page.call(deleteDiscount, { id });
        else await page.call(endDiscount, { id });
      }}
      done={page.t(`discounts.${kind}.done`)}
      focusAfter={LIST_ID}
      onClose={onClose}
    >
      {page.t(`discounts.${kind}.text`)}
    </ConfirmAction>
  );
}
