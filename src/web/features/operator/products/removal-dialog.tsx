import { useRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import type { OperatorProduct } from '#contract/product/entities.ts';
import { removeProduct, restoreProduct } from '#contract/product/operator-endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../../app/use-page.ts';
import { FormDialog } from '../money/form-dialog.tsx';
import { ReasonField } from '../money/reason-field.tsx';

interface RemovalDialogProps {
  readonly product: OperatorProduct;
  readonly onClose: () => void;
}

/** Removes a product, with the reason that its developer reads, or lifts its removal. */
export function RemovalDialog({ product, onClose }: RemovalDialogProps) {
  const page = usePage();
  const router = useRouter();
  const { id, name, applicationName } = product;
  const isRestoring = product.status === SHELF.removed;
  const action = isRestoring ? 'restore' : 'remove';
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: isRestoring || reason.trim() !== '' ? undefined : page.t('field.required'),
    }),
    send: async ({ reason }) => {
      if (isRestoring) await page.call(restoreProduct, { id });
      else await page.call(removeProduct, { id, reason: reason.trim() });
      await router.invalidate();
      flushSync(onClose);
      toasts.show('success', page.t(`allProducts.${action}.done`, { name }));
    },
  });
  return (
    <FormDialog
      title={page.t(`allProducts.${action}.title`, { name })}
      confirm={page.t(`allProducts.${action}`)}
      isDanger={!isRestoring}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`allProducts.${action}.text`, { application: applicationName })}</p>
      {!isRestoring && <ReasonField {...form.fieldOf('reason')} hint={page.t('allProducts.remove.hint')} />}
    </FormDialog>
  );
}
