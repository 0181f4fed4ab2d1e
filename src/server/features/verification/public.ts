export { presentCodeStatus } from './get-code-status.ts';
export { spendCode } from './redeem-code.ts';
export { type CodeHolder, issueCode } from './request-code.ts';
export { findCode } from './verification-queries.ts';
