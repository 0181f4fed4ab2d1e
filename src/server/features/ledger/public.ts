export { isBelowZero } from './ledger-queries.ts';
export { countRecords, type RecordTotal } from './record-totals-queries.ts';
export {
  creditTopUp,
  giveBackTopUp,
  holdForRefund,
  listBalances,
  releaseHold,
  returnSpent,
  takeBackTopUp,
  type WalletMove,
} from './wallet-queries.ts';
