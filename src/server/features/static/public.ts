export { findBankCodes } from './bank-queries.ts';
