import type { FeatureHandlers } from '../../api/handler.ts';
import { listDevices } from './list-devices.ts';
import { removeDevice } from './remove-device.ts';
import { renameDevice } from './rename-device.ts';
import { switchDeviceWhitelist } from './switch-device-whitelist.ts';

/** The devices of an account; adding one takes a code and stands with the codes. */
export const deviceHandlers = {
  listDevices,
  switchDeviceWhitelist,
  renameDevice,
  removeDevice,
} satisfies FeatureHandlers;
