import { useRouter } from '@tanstack/react-router';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { switchDeviceWhitelist } from '#contract/device/endpoints.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { AccountSection } from './account-page.tsx';

/** Says whether the list of devices is on, and turns it on or off after asking. */
export function DeviceSwitch({ isOn, email }: { isOn: boolean; email: string }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const Icon = isOn ? ShieldCheck : ShieldOff;
  return (
    <AccountSection id="device-switch" title={page.t('account.devices.switch')}>
      <div className="flex items-center gap-4">
        <Icon size={26} aria-hidden className={`flex-none ${isOn ? 'text-success' : 'text-muted'}`} />
        <p role="status" className="min-w-0 flex-1">
          {page.t(isOn ? 'account.devices.on' : 'account.devices.off')}
        </p>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-labelledby="device-switch"
          onClick={() => setAsking(true)}
          className="switch flex-none"
        />
      </div>
      {isAsking && <SwitchDialog isOn={isOn} email={email} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}

function SwitchDialog({ isOn, email, onClose }: { isOn: boolean; email: string; onClose: () => void }) {
  const page = usePage();
  const router = useRouter();
  const { isBusy, start } = useAction(async () => {
    await page.call(switchDeviceWhitelist, { on: !isOn });
    await router.invalidate();
    onClose();
    toasts.show('success', page.t(isOn ? 'account.devices.turnedOff' : 'account.devices.turnedOn'));
  });
  const part = isOn ? 'confirmOff' : 'confirmOn';
  return (
    <ConfirmDialog
      title={page.t(`account.devices.${part}.title`)}
      confirm={page.t(isOn ? 'account.devices.turnOff' : 'account.devices.turnOn')}
      cancel={page.t('account.cancel')}
      isDanger={isOn}
      isBusy={isBusy}
      onConfirm={start}
      onClose={onClose}
    >
      {page.t(`account.devices.${part}.text`, { email })}
    </ConfirmDialog>
  );
}
