import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { settleDepositProblem } from '#contract/deposit/operator-endpoints.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../../../app/use-page.ts';
import { FormDialog } from '../form-dialog.tsx';
import { ReasonField } from '../reason-field.tsx';

interface SettleDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

/** Notes that a problem was seen to by hand, with how. */
export function SettleDialog({ orderId, onClose }: SettleDialogProps) {
  const page = usePage();
  const router = useRouter();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: page.t('field.required') } : {}),
    send: async ({ reason }) => {
      await page.call(settleDepositProblem, { orderId, reason: reason.trim() }, { idempotencyKey });
      await router.invalidate();
      flushSync(onClose);
      toasts.show('success', page.t('money.settle.done', { id: orderId }));
    },
  });
  return (
    <FormDialog
      title={page.t('money.settle.title', { id: orderId })}
      confirm={page.t('money.settle')}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{page.t('money.settle.text')}</p>
      <ReasonField {...form.fieldOf('reason')} />
    </FormDialog>
  );
}
