import { renameDevice } from '#contract/device/endpoints.ts';
import type { Device } from '#contract/device/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';

/** Renames a device; Escape cancels. */
export function RenameDevice({ device, onClose }: { device: Device; onClose: () => void }) {
  const page = usePage();
  const finish = useFinish({ onClose });
  const field = `device-${device.id}`;
  const form = useForm({
    initial: { name: device.name },
    async check({ name }) {
      if (name.trim() !== '') return {};
      await loadMessages(page, 'errors');
      return { name: page.t('field.required') };
    },
    async send(typed) {
      const name = typed.name.trim();
      await page.call(renameDevice, { id: device.id, name });
      await finish(page.t('account.devices.renamed', { name }));
    },
    onRefused: () => focusField(field),
  });
  return (
    <Form
      onSubmit={form.submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="flex flex-col gap-3"
    >
      <TextField
        {...form.fieldOf('name')}
        name={field}
        label={page.t('account.devices.name')}
        maxLength={LIMITS.deviceNameLength}
        autoComplete="off"
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="gold" isBusy={form.isBusy}>
          {page.t('account.devices.save')}
        </Button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {page.t('dialog.cancel')}
        </button>
      </div>
    </Form>
  );
}
