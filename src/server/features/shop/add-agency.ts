import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { insertAgency } from './agency-queries.ts';
import { createChangeAgencies } from './change-agencies.ts';

export function addAgency(services: Services): Handler<'addAgency'> {
  const change = createChangeAgencies(services);
  return (agency, context) =>
    change(context, { action: 'agency.add', code: agency.code, refusal: takenCode }, (trx, at) =>
      insertAgency(trx, agency, at),
    );
}

function takenCode(): ApiError {
  return new ApiError(ERROR.invalidFormat, { fields: { code: 'field.taken' } });
}
