export { revokeAllAccessTokens } from './access-token-queries.ts';
