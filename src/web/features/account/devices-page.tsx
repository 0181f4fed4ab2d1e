import type { listDevices } from '#contract/device/endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { AccountPage, AccountSection } from '#web/kit/page/account-page.tsx';
import { usePage } from '../../app/use-page.ts';
import { AddDevice } from './add-device.tsx';
import { DeviceRow } from './device-row.tsx';
import { DeviceSwitch } from './device-switch.tsx';

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
