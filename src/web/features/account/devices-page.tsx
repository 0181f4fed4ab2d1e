import { Plus, ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { type listDevices, switchDeviceWhitelist } from '#contract/device/endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { useAction } from '../../app/use-action.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { DeviceRow } from './device-row.tsx';

export type DeviceList = ReplyOf<typeof listDevices>;

/** The devices that may use the account while the list is on. */
export function DevicesPage({ devices, email }: { devices: DeviceList; email: string }) {
  const page = usePage();
  const { on, list } = devices;
  const isListed = list.some(({ current }) => current);
  return (
    <AccountPage
      title={page.t('shell.account.devices')}
      lead={page.t('account.devices.lead')}
      help="players/devices-and-sessions"
    >
      <DeviceSwitch isOn={on} email={email} />
      <AccountSection id="devices" title={page.t('account.devices.list')}>
        {list.length === 0 && (
          <div className="bg-raised rounded-xl p-4">
            <p className="font-bold">{page.t('account.devices.none.title')}</p>
            <p className="text-muted text-sm">{page.t('account.devices.none.text')}</p>
          </div>
        )}
        {list.length > 0 && (
          <ul className="flex flex-col gap-5">
            {list.map((device) => (
              <DeviceRow key={device.id} device={device} isListOn={on} />
            ))}
          </ul>
        )}
        {!isListed && <AddDevice email={email} isListOn={on} />}
      </AccountSection>
    </AccountPage>
  );
}

/** Adds the current device to the list, by a code sent to the account's email address. */
function AddDevice({ email, isListOn }: { email: string; isListOn: boolean }) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const { openDeviceCode } = await import('#web/app/overlays/open-verification.ts');
    await openDeviceCode();
  });
  return (
    <div className="border-line flex flex-col gap-3 border-t pt-5 sm:flex-row sm:items-center">
      <p className="text-muted min-w-0 flex-1 text-sm wrap-anywhere">{page.t('account.devices.addLead', { email })}</p>
      <button
        type="button"
        className={`btn flex-none ${isListOn ? 'btn-gold' : 'btn-quiet'}`}
        aria-disabled={isBusy}
        onClick={start}
      >
        {isBusy ? <Spinner /> : <Plus size={18} aria-hidden className="flex-none" />}
        {page.t('account.devices.add')}
      </button>
    </div>
  );
}

/** Shows whether the device list is on, and switches it after a confirmation. */
function DeviceSwitch({ isOn, email }: { isOn: boolean; email: string }) {
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
