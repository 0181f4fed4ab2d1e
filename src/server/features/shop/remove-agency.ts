import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { deleteAgency } from './agency-queries.ts';
import { createChangeAgencies } from './change-agencies.ts';

export function removeAgency(services: Services): Handler<'removeAgency'> {
  const change = createChangeAgencies(services);
  const unknown = () => new ApiError(ERROR.agencyOrBankNotFound);
  return ({ code }, context) =>
    change(context, { action: 'agency.remove', code, refusal: unknown }, (trx) => deleteAgency(trx, code));
}
