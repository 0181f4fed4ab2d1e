import { defineEndpoint } from '../endpoint.ts';
import { ERROR } from '../errors/errors.ts';
import { booleanFlag, integer, text } from '../schema/parameter-schemas.ts';
import { noRequest, resultReply } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { codeSentSchema } from '../verification/entities.ts';
import { deviceSchema } from './entities.ts';

const GROUP = 'device';

export const listDevices = defineEndpoint({
  name: 'listDevices',
  group: GROUP,
  summary: 'Get the device list of the account and whether it is on',
  method: 'GET',
  path: '/api/user/device/list',
  auth: 'user',
  allowsUnlistedDevice: true,
  request: noRequest,
  reply: z.object({ on: z.boolean(), count: z.int(), list: z.array(deviceSchema) }),
  errors: [],
});

export const switchDeviceWhitelist = defineEndpoint({
  name: 'switchDeviceWhitelist',
  group: GROUP,
  summary: 'Turn the device list on, which adds the current device, or off',
  method: 'PUT',
  path: '/api/user/device/whitelist',
  auth: 'user',
  body: 'json',
  request: z.object({ on: booleanFlag }),
  reply: z.object({ result: z.literal(true), on: z.boolean() }),
  errors: [ERROR.permissionDenied],
});

export const sendDeviceCode = defineEndpoint({
  name: 'sendDeviceCode',
  group: GROUP,
  summary: 'Email a code for adding the current device',
  method: 'POST',
  path: '/api/user/device/verification_code/send',
  auth: 'user',
  allowsUnlistedDevice: true,
  request: noRequest,
  reply: codeSentSchema,
  errors: [ERROR.verificationCodeStillValid, ERROR.externalProviderError],
});

export const addDevice = defineEndpoint({
  name: 'addDevice',
  group: GROUP,
  summary: 'Add the current device to the list',
  method: 'POST',
  path: '/api/user/device',
  auth: 'user',
  body: 'json',
  allowsUnlistedDevice: true,
  request: z.object({ code: text({ max: LIMITS.verificationCodeInputLength }) }),
  reply: deviceSchema,
  errors: [ERROR.invalidVerificationCode],
});

export const renameDevice = defineEndpoint({
  name: 'renameDevice',
  group: GROUP,
  summary: 'Rename a device on the list',
  method: 'PUT',
  path: '/api/user/device',
  auth: 'user',
  body: 'json',
  request: z.object({ id: integer({ min: 1 }), name: text({ max: LIMITS.deviceNameLength }) }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});

export const removeDevice = defineEndpoint({
  name: 'removeDevice',
  group: GROUP,
  summary: 'Remove a device from the list; while the list is on, the current device cannot be removed',
  method: 'DELETE',
  path: '/api/user/device',
  auth: 'user',
  request: z.object({ id: integer({ min: 1 }) }),
  reply: resultReply,
  errors: [ERROR.permissionDenied, ERROR.parameterError],
});
