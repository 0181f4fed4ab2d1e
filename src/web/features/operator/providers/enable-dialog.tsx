import type { ProviderProfile } from '#contract/provider/entities.ts';
import { enableProvider } from '#contract/provider/operator-endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useReasonForm } from '#web/kit/dialog/use-reason-form.ts';
import { ReasonField } from '../money/reason-field.tsx';

interface EnableDialogProps {
  readonly provider: ProviderProfile;
  readonly onClose: () => void;
}

/** Disables a developer, with a reason for the log, or enables them again. */
export function EnableDialog({ provider: { userId, name, enable }, onClose }: EnableDialogProps) {
  const page = usePage();
  const action = enable ? 'disable' : 'enable';
  const form = useReasonForm({
    isRequired: enable,
    call: (reason) => page.call(enableProvider, { userId, enable: !enable, reason }),
    done: page.t(`providers.${action}d`, { name }),
    onClose,
  });
  return (
    <FormDialog
      title={page.t(`providers.${action}.title`, { name })}
      confirm={page.t(`providers.${action}`)}
      isDanger={enable}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted">{page.t(`providers.${action}.text`)}</p>
      {enable && <ReasonField {...form.fieldOf('reason')} />}
    </FormDialog>
  );
}
