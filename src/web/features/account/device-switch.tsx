import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { switchDeviceWhitelist } from '#contract/device/endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { AccountSection } from '#web/kit/page/account-page.tsx';

/** Shows whether the device list is on, and switches it after a confirmation. */
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
  const part = isOn ? 'confirmOff' : 'confirmOn';
  return (
    <ConfirmAction
      title={page.t(`account.devices.${part}.title`)}
      confirm={page.t(isOn ? 'account.devices.turnOff' : 'account.devices.turnOn')}
      isDanger={isOn}
      call={() => page.call(switchDeviceWhitelist, { on: !isOn })}
      done={page.t(isOn ? 'account.devices.turnedOff' : 'account.devices.turnedOn')}
      onClose={onClose}
    >
      {page.t(`account.devices.${part}.text`, { email })}
    </ConfirmAction>
  );
}
