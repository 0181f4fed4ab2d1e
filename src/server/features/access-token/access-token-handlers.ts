import type { FeatureHandlers } from '../../api/handler.ts';
import { createAccessToken } from './create-access-token.ts';
import { listAccessTokens } from './list-access-tokens.ts';
import { revokeAccessToken } from './revoke-access-token.ts';

/** Access tokens that let build servers and game servers act for a developer. */
export const accessTokenHandlers = {
  listAccessTokens,
  createAccessToken,
  revokeAccessToken,
} satisfies FeatureHandlers;
