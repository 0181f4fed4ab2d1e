import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { renameAgency } from './agency-queries.ts';
import { createChangeAgencies } from './change-agencies.ts';

export function updateAgency(services: Services): Handler<'updateAgency'> {
  const change = createChangeAgencies(services);
  const unknown = () => new ApiError(ERROR.agencyOrBankNotFound);
  return (agency, context) =>
    change(context, { action: 'agency.rename', code: agency.code, refusal: unknown }, (trx, at) =>
      renameAgency(trx, agency, at),
    );
}
