import {
  cancelDeposit,
  createDeposit,
  exportDeposits,
  getDeposit,
  listDepositOptions,
  listDeposits,
} from '#contract/deposit/endpoints.ts';
import { listAllDeposits, setDepositStatus, settleDepositProblem } from '#contract/deposit/operator-endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createCancelDeposit } from './cancel-deposit.ts';
import { createCreateDeposit } from './create-deposit.ts';
import { createExportDeposits } from './export-deposits.ts';
import { createListAllDeposits } from './list-all-deposits.ts';
import { paymentHandlers } from './payment-handlers.ts';
import { createGetDeposit, createListDepositOptions, createListDeposits } from './read-deposits.ts';
import { createSetDepositStatus } from './set-deposit-status.ts';
import { createSettleDepositProblem } from './settle-deposit-problem.ts';

/** Top-ups, for those who pay, for payment providers, and for operators. */
export function depositHandlers(services: Services): BoundHandler[] {
  return [
    handle(listDeposits, createListDeposits(services)),
    handle(getDeposit, createGetDeposit(services)),
    handle(createDeposit, createCreateDeposit(services)),
    handle(cancelDeposit, createCancelDeposit(services)),
    handle(listDepositOptions, createListDepositOptions(services)),
    handle(exportDeposits, createExportDeposits(services)),
    ...paymentHandlers(services),
    handle(listAllDeposits, createListAllDeposits(services)),
    handle(setDepositStatus, createSetDepositStatus(services)),
    handle(settleDepositProblem, createSettleDepositProblem(services)),
  ];
}
