import { createAccessToken, listAccessTokens, revokeAccessToken } from '#contract/access-token/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createCreateAccessToken } from './create-access-token.ts';
import { createListAccessTokens } from './list-access-tokens.ts';
import { createRevokeAccessToken } from './revoke-access-token.ts';

/** Secrets with which build machines act for a developer. */
export function accessTokenHandlers(services: Services): BoundHandler[] {
  return [
    handle(listAccessTokens, createListAccessTokens(services)),
    handle(createAccessToken, createCreateAccessToken(services)),
    handle(revokeAccessToken, createRevokeAccessToken(services)),
  ];
}
