import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { isCarrierCode } from '#domain/invoice/carrier-code.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { saveCarrier } from './carrier-queries.ts';
import { presentCarrier } from './present-carrier.ts';

/**
 * Binds a carrier by its typed code and replaces the previous one.
 * @throws ApiError `invalidFormat` for a code that is invalid for the type of carrier.
 */
export function bindCarrier({ database }: Services): Handler<'bindCarrier'> {
  return async ({ carrierType: type, carrierCode: code }, context) => {
    const { userId } = requireSession(context);
    if (!isCarrierCode(type, code)) {
      throw new ApiError(ERROR.invalidFormat, { fields: { carrierCode: 'field.invalid' } });
    }
    const carrier = { user_id: userId, type, code, hidden_code: null, bound_at: new Date(context.clock()) };
    await saveCarrier(database.db, carrier);
    return presentCarrier(carrier);
  };
}
