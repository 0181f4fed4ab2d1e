import { useRouter } from '@tanstack/react-router';
import type { ProviderProfile } from '#contract/provider/entities.ts';
import { enableProvider } from '#contract/provider/operator-endpoints.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../../app/use-page.ts';
import { FormDialog } from '../money/form-dialog.tsx';
import { ReasonField } from '../money/reason-field.tsx';

interface EnableDialogProps {
  readonly provider: ProviderProfile;
  readonly onClose: () => void;
}

/** Switches a developer off, with the reason that the log keeps, or on again. */
export function EnableDialog({ provider: { userId, name, enable }, onClose }: EnableDialogProps) {
  const page = usePage();
  const router = useRouter();
  const action = enable ? 'disable' : 'enable';
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (enable && reason.trim() === '' ? { reason: page.t('field.required') } : {}),
    send: async ({ reason }) => {
      await page.call(enableProvider, { userId, enable: !enable, reason: reason.trim() });
      await router.invalidate();
      onClose();
      toasts.show('success', page.t(`providers.${action}d`, { name }));
    },
  });
  return (
    <FormDialog
      title={page.t(`providers.${action}.title`, { name })}
      confirm={page.t(`providers.${action}`)}
      isDanger={enable}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`providers.${action}.text`)}</p>
      {enable && <ReasonField {...form.fieldOf('reason')} />}
    </FormDialog>
  );
}
