import type { FeatureHandlers } from '../../api/handler.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { createDeposit } from './create-deposit.ts';
import { exportDeposits } from './export-deposits.ts';
import { getDeposit } from './get-deposit.ts';
import { listAllDeposits } from './list-all-deposits.ts';
import { listDepositOptions } from './list-deposit-options.ts';
import { listDeposits } from './list-deposits.ts';
import { setDepositStatus } from './set-deposit-status.ts';
import { settleDepositProblem } from './settle-deposit-problem.ts';

/** Top-ups: calls of players and operators. */
export const depositHandlers = {
  listDeposits,
  getDeposit,
  createDeposit,
  cancelDeposit,
  listDepositOptions,
  exportDeposits,
  listAllDeposits,
  setDepositStatus,
  settleDepositProblem,
} satisfies FeatureHandlers;
