export { findClaims, requireClaim } from './claim-queries.ts';
