import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { bindCarrier, getCarrier, unbindCarrier } from '#contract/invoice/endpoints.ts';
import type { Carrier } from '#contract/invoice/entities.ts';
import { isCarrierCode } from '#domain/invoice/carrier-code.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Row } from '../../db/schema.ts';
import { findLoginUrl } from '../../providers/invoice-platform/index.ts';
import type { Services } from '../../services.ts';
import { makeBindingLink } from './binding-secrets.ts';
import { findCarrier, removeCarrier, saveCarrier } from './carrier-queries.ts';
import { ownOrigin } from './own-origin.ts';

/** What the account has bound (R7.71). Reading changes nothing: the link's secret is made, not kept. */
export function createGetCarrier(services: Services): Handler<typeof getCarrier> {
  return async (_, context) => {
    const { userId } = requireSession(context);
    const carrier = await findCarrier(services.database.db, userId);
    return carrier === undefined ? presentNothing(services, context, userId) : presentCarrier(carrier);
  };
}

/**
 * Binds a carrier whose code is typed, in place of the one before.
 * @throws ApiError `invalidFormat` for a code that carriers of the type do not have.
 */
export function createBindCarrier({ database }: Services): Handler<typeof bindCarrier> {
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

/** @throws ApiError `invoiceOrCarrierNotFound` where nothing is bound. */
export function createUnbindCarrier({ database }: Services): Handler<typeof unbindCarrier> {
  return async (_, context) => {
    const { userId } = requireSession(context);
    if (!(await removeCarrier(database.db, userId))) throw new ApiError(ERROR.invoiceOrCarrierNotFound);
    return { result: true };
  };
}

function presentCarrier({ type, code, bound_at }: Row<'invoice_carriers'>): Carrier {
  return { bound: true, carrierType: type, carrierCode: code, boundAt: bound_at.toISOString(), bindUrl: null };
}

function presentNothing(services: Services, context: CallContext, userId: number): Carrier {
  const { config, hashKey } = services;
  const origin = ownOrigin(config, context.headers);
  const isOffered = findLoginUrl(config, origin) !== null;
  const token = makeBindingLink(hashKey, userId, context.clock());
  const bindUrl = isOffered ? `${origin}/api/invoice/bind/start?token=${token}` : null;
  return { bound: false, carrierType: null, carrierCode: null, boundAt: null, bindUrl };
}
