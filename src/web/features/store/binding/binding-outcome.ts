import type { Carrier } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE } from '#contract/values/states.ts';

export type BindingOutcome = 'bound' | 'refused' | 'unknown';

/** Result of linking a carrier, set by the invoice platform in the return address. */
export const RETURN_FLAG = 'rtn_flag';

/**
 * The result of linking a carrier after a return from the platform; null otherwise. An address can be forged: success
 * is only reported if the account shows it.
 */
export function findBindingOutcome(flag: unknown, { bound, carrierType }: Carrier): BindingOutcome | null {
  if (flag === undefined) return null;
  const isMember = bound && carrierType === CARRIER_TYPE.memberCarrier;
  if (flag === 'Y') return isMember ? 'bound' : 'unknown';
  return flag === 'N' && !isMember ? 'refused' : 'unknown';
}
