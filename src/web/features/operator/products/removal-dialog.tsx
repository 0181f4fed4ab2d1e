import type { OperatorProduct } from '#contract/product/entities.ts';
import { removeProduct, restoreProduct } from '#contract/product/operator-endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useReasonForm } from '#web/kit/dialog/use-reason-form.ts';
import { ReasonField } from '../money/reason-field.tsx';

interface RemovalDialogProps {
  readonly product: OperatorProduct;
  readonly onClose: () => void;
}

/** Removes a product with a reason for its developer, or lifts the removal. */
export function RemovalDialog({ product, onClose }: RemovalDialogProps) {
  const page = usePage();
  const { id, name, applicationName } = product;
  const isRestoring = product.status === SHELF.removed;
  const action = isRestoring ? 'restore' : 'remove';
  const form = useReasonForm({
    isRequired: !isRestoring,
    call: (reason) => (isRestoring ? page.call(restoreProduct, { id }) : page.call(removeProduct, { id, reason })),
    done: page.t(`operator.removal.${action}.done`, { name }),
    onClose,
  });
  return (
    <FormDialog
      title={page.t(`operator.removal.${action}.title`, { name })}
      confirm={page.t(`operator.removal.${action}`)}
      isDanger={!isRestoring}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`allProducts.${action}.text`, { application: applicationName })}</p>
      {!isRestoring && <ReasonField {...form.fieldOf('reason')} hint={page.t('operator.removal.remove.hint')} />}
    </FormDialog>
  );
}
