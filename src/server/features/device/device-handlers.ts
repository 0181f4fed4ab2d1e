import type { FeatureHandlers } from '../../api/handler.ts';
import { listDevices } from './list-devices.ts';
import { removeDevice } from './remove-device.ts';
import { renameDevice } from './rename-device.ts';
import { switchDeviceWhitelist } from './switch-device-whitelist.ts';

/** The devices of an account. Adding one requires a verification code and belongs to that feature. */
export const deviceHandlers = {
  listDevices,
  switchDeviceWhitelist,
  renameDevice,
  removeDevice,
} satisfies FeatureHandlers;
