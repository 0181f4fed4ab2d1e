import type { Carrier } from '#contract/invoice/entities.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { findLoginUrl } from '../../providers/invoice-platform/index.ts';
import type { Services } from '../../services.ts';
import { makeBindingLink } from './binding-secrets.ts';
import { findCarrier } from './carrier-queries.ts';
import { ownOrigin } from './own-origin.ts';
import { presentCarrier } from './present-carrier.ts';

/** Returns the carrier of the account (R7.71). Read-only: the secret of the link is generated, not stored. */
export function getCarrier(services: Services): Handler<'getCarrier'> {
  return async (_, context) => {
    const { userId } = requireSession(context);
    const carrier = await findCarrier(services.database.db, userId);
    return carrier === undefined ? presentNothing(services, context, userId) : presentCarrier(carrier);
  };
}

function presentNothing(services: Services, context: CallContext, userId: number): Carrier {
  const { config, hashKey } = services;
  const origin = ownOrigin(config, context.headers);
  const isOffered = findLoginUrl(config, origin) !== null;
  const token = makeBindingLink(hashKey, userId, context.clock());
  const bindUrl = isOffered ? `${origin}/api/invoice/bind/start?token=${token}` : null;
  return { bound: false, carrierType: null, carrierCode: null, boundAt: null, bindUrl };
}
