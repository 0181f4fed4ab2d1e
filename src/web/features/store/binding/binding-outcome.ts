import type { Carrier } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE } from '#contract/values/states.ts';

export type BindingOutcome = 'bound' | 'refused' | 'unknown';

/** The platform's word about a binding, in the address of the page that it sends the visitor back to. */
export const RETURN_FLAG = 'rtn_flag';

/**
 * What became of the binding that somebody comes back from; null for whoever comes from elsewhere. An address can say
 * anything: done is only what the account shows.
 */
export function findBindingOutcome(flag: unknown, { bound, carrierType }: Carrier): BindingOutcome | null {
  if (flag === undefined) return null;
  const isMember = bound && carrierType === CARRIER_TYPE.memberCarrier;
  if (flag === 'Y') return isMember ? 'bound' : 'unknown';
  return flag === 'N' && !isMember ? 'refused' : 'unknown';
}
