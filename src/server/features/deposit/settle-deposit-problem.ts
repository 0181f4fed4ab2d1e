import { settleDepositProblem as endpoint } from '#contract/deposit/operator-endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { runOnce } from '../../api/run-once.ts';
import type { Services } from '../../services.ts';
import { changeDeposit, lockDeposit, settleRefunds } from './deposit-queries.ts';
import { recordMove } from './move-deposit.ts';

/** Marks a problem as resolved by an operator. Deposits without a problem do not change. */
export function settleDepositProblem({
  database,
  jobs,
}: Pick<Services, 'database' | 'jobs'>): Handler<'settleDepositProblem'> {
  return async (request, context) => {
    const { userId } = requireSession(context);
    return runOnce(database.db, { endpoint, request, context }, async (trx) => {
      const deposit = await lockDeposit(trx, request.orderId);
      if (deposit === undefined) throw new ApiError(ERROR.orderOrDepositNotFound);
      const { problem } = deposit;
      if (problem === null) return { result: true as const };
      const at = new Date(context.clock());
      await changeDeposit(trx, deposit.id, { problem: null }, at);
      await settleRefunds(trx, deposit.id, at);
      const move = { trx, deposit, jobs, at, actorUserId: userId, reason: request.reason };
      await recordMove(move, 'deposit.settle_problem', { problem });
      return { result: true as const };
    });
  };
}
