import { defineEndpoint } from '../endpoint.ts';
import { optional, text } from '../schema/parameter-schemas.ts';
import { bytesReply, listReply, noRequest } from '../schema/reply-shapes.ts';
import { z } from '../schema/schema.ts';
import { identitySchema } from './entities.ts';

const GROUP = 'account';

/** Of an entry of OIDC_PROVIDERS. */
const providerId = text({ max: 30 });

export const startOpenId = defineEndpoint({
  name: 'startOpenId',
  group: GROUP,
  summary: 'Send the browser to an OpenID Connect provider; on failure back to the sign-in page, which says why',
  method: 'GET',
  path: '/api/provider/openid/{provider}/start',
  auth: 'none',
  bytes: 'text/html; charset=utf-8',
  duringMaintenance: true,
  request: z.object({ provider: providerId, returnTo: optional(text({ max: 2000 })) }),
  reply: bytesReply,
  errors: [],
  answers: [{ status: 303 }],
});

export const finishOpenId = defineEndpoint({
  name: 'finishOpenId',
  group: GROUP,
  summary: 'Where an OpenID Connect provider sends the browser back: signs in, and continues where the visitor was',
  method: 'GET',
  path: '/api/provider/openid/{provider}/callback',
  auth: 'none',
  bytes: 'text/html; charset=utf-8',
  duringMaintenance: true,
  // The provider decides what else it sends; the library checks the address as a whole.
  request: z.looseObject({ provider: providerId, state: optional(text({ max: 4000 })) }),
  reply: bytesReply,
  errors: [],
  answers: [{ status: 303 }],
});

export const listIdentities = defineEndpoint({
  name: 'listIdentities',
  group: GROUP,
  summary: 'List the ways to sign in to the account',
  method: 'GET',
  path: '/api/user/identity/list',
  auth: 'user',
  duringMaintenance: true,
  allowsUnverified: true,
  allowsUnlistedDevice: true,
  request: noRequest,
  reply: listReply(identitySchema),
  errors: [],
});
