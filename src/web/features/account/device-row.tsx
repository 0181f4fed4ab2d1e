import { MonitorSmartphone, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeDevice, renameDevice } from '#contract/device/endpoints.ts';
import type { Device } from '#contract/device/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { useFinish } from '#web/kit/dialog/use-mutation.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Moment } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';

interface DeviceRowProps {
  readonly device: Device;
  readonly isListOn: boolean;
}

/** A listed device with actions to rename and remove it. */
export function DeviceRow({ device, isListOn }: DeviceRowProps) {
  const page = usePage();
  const [doing, setDoing] = useState<'rename' | 'remove' | null>(null);
  const { name, current, addedAt, lastSeenAt } = device;
  const stop = () => setDoing(null);
  const stopRenaming = () => {
    stop();
    document.querySelector<HTMLElement>(`#rename-${device.id}`)?.focus();
  };
  return (
    <li className="border-line flex flex-col gap-4 border-t pt-5 first:border-t-0 first:pt-0 sm:flex-row sm:items-start">
      <span className="bg-raised text-muted hidden h-11 w-11 flex-none place-items-center rounded-xl sm:grid">
        <MonitorSmartphone size={22} aria-hidden />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-base wrap-anywhere">{name}</h3>
          {current && <StateChip state="account.devices.current" />}
        </div>
        {doing === 'rename' && <RenameDevice device={device} onClose={stopRenaming} />}
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Moment label={page.t('words.lastSignIn')} iso={lastSeenAt} />
          <Moment label={page.t('account.devices.added')} iso={addedAt} />
        </dl>
      </div>
      <DeviceButtons
        device={device}
        isRemovable={!(current && isListOn)}
        onRename={() => setDoing('rename')}
        onRemove={() => setDoing('remove')}
      />
      {doing === 'remove' && <RemoveDialog device={device} isListOn={isListOn} onClose={stop} />}
    </li>
  );
}

interface DeviceButtonsProps {
  readonly device: Device;
  readonly isRemovable: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function DeviceButtons({ device, isRemovable, onRename, onRemove }: DeviceButtonsProps) {
  const page = usePage();
  const { id, name } = device;
  const remove = page.t('words.removeName', { name });
  const rename = page.t('account.devices.renameNamed', { name });
  return (
    <div className="-ms-2.5 flex flex-none gap-1 sm:ms-0">
      <button
        id={`rename-${id}`}
        type="button"
        className="btn-icon"
        aria-label={rename}
        title={rename}
        onClick={onRename}
      >
        <Pencil size={20} aria-hidden />
      </button>
      {isRemovable && (
        <button type="button" className="btn-icon" aria-label={remove} title={remove} onClick={onRemove}>
          <Trash2 size={20} aria-hidden />
        </button>
      )}
    </div>
  );
}

function RemoveDialog({ device, isListOn, onClose }: DeviceRowProps & { onClose: () => void }) {
  const page = usePage();
  const { id, name } = device;
  return (
    <ConfirmAction
      title={page.t('account.devices.confirmRemove.title', { name })}
      confirm={page.t('words.remove')}
      isDanger
      call={() => page.call(removeDevice, { id })}
      done={page.t('words.nameIsRemoved', { name })}
      focusAfter="devices"
      onClose={onClose}
    >
      {page.t(isListOn ? 'account.devices.confirmRemove.on' : 'account.devices.confirmRemove.off')}
    </ConfirmAction>
  );
}

/** Renames a device; Escape cancels. */
function RenameDevice({ device, onClose }: { device: Device; onClose: () => void }) {
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
