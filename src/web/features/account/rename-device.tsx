import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { renameDevice } from '#contract/device/endpoints.ts';
import type { Device } from '#contract/device/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** Renames a device; Escape cancels. */
export function RenameDevice({ device, onClose }: { device: Device; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const [name, setName] = useState(device.name);
  const [error, setError] = useState('');
  const { isBusy, start } = useAction(async () => {
    const typed = name.trim();
    if (typed === '') {
      await loadMessages(page, 'errors');
      setError(page.t('field.required'));
      return;
    }
    await page.call(renameDevice, { id: device.id, name: typed });
    await router.invalidate();
    onClose();
    toasts.show('success', page.t('account.devices.renamed', { name: typed }));
  });
  return (
    <Form
      onSubmit={start}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="flex flex-col gap-3"
    >
      <TextField
        name={`device-${device.id}`}
        label={page.t('account.devices.name')}
        value={name}
        error={error}
        maxLength={LIMITS.deviceNameLength}
        autoComplete="off"
        autoFocus
        onChange={(value) => {
          setName(value);
          setError('');
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="gold" isBusy={isBusy}>
          {page.t('account.devices.save')}
        </Button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {page.t('dialog.cancel')}
        </button>
      </div>
    </Form>
  );
}
