import type { Transaction } from 'kysely';
import type { AuditAction } from '#contract/admin/audit-actions.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { listAgencies, listShopCurrencies } from '#contract/shop/endpoints.ts';
import { addAgency, removeAgency, updateAgency } from '#contract/shop/operator-endpoints.ts';
import { listCurrencies } from '#domain/money/currencies.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/audit-queries.ts';
import { deleteAgency, insertAgency, listAgencyRows, renameAgency } from './agency-queries.ts';

/** The shop's lists: agencies, which operators keep, and currencies, which are fixed. */
export function shopHandlers(services: Services): BoundHandler[] {
  const { db } = services.database;
  const change = createChange(services);
  const unknown = () => new ApiError(ERROR.agencyOrBankNotFound);
  return [
    handle(listAgencies, (page) => listAgencyRows(db, page)),
    handle(listShopCurrencies, async () => {
      const list = [...listCurrencies()];
      return { count: list.length, list };
    }),
    handle(addAgency, (agency, context) =>
      change(context, { action: 'agency.add', code: agency.code, refusal: takenCode }, (trx, at) =>
        insertAgency(trx, agency, at),
      ),
    ),
    handle(updateAgency, (agency, context) =>
      change(context, { action: 'agency.rename', code: agency.code, refusal: unknown }, (trx, at) =>
        renameAgency(trx, agency, at),
      ),
    ),
    handle(removeAgency, ({ code }, context) =>
      change(context, { action: 'agency.remove', code, refusal: unknown }, (trx) => deleteAgency(trx, code)),
    ),
  ];
}

interface Change {
  readonly action: AuditAction;
  readonly code: string;
  /** What is thrown where the change finds nothing to do. */
  readonly refusal: () => ApiError;
}

/** A change of the list with its entry in the log, both or none. */
function createChange({ database }: Pick<Services, 'database'>) {
  return async (
    context: CallContext,
    { action, code, refusal }: Change,
    apply: (trx: Transaction<Schema>, at: Date) => Promise<boolean>,
  ) => {
    const { userId } = requireSession(context);
    await database.db.transaction().execute(async (trx) => {
      if (!(await apply(trx, new Date(context.clock())))) throw refusal();
      await writeAudit(trx, { actorUserId: userId, action, subject: `agency:${code}` });
    });
    return { result: true } as const;
  };
}

function takenCode(): ApiError {
  return new ApiError(ERROR.invalidFormat, { fields: { code: 'field.taken' } });
}
