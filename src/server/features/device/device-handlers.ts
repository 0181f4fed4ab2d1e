import { listDevices, removeDevice, renameDevice, switchDeviceWhitelist } from '#contract/device/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createRemoveDevice, createRenameDevice } from './change-device.ts';
import { createListDevices } from './list-devices.ts';
import { createSwitchDeviceWhitelist } from './switch-device-whitelist.ts';

/** The devices of an account; adding one takes a code and stands with the codes. */
export function deviceHandlers(services: Services): BoundHandler[] {
  return [
    handle(listDevices, createListDevices(services)),
    handle(switchDeviceWhitelist, createSwitchDeviceWhitelist(services)),
    handle(renameDevice, createRenameDevice(services)),
    handle(removeDevice, createRemoveDevice(services)),
  ];
}
