import type { Carrier } from '#contract/invoice/entities.ts';
import type { Row } from '../../db/schema.ts';

export function presentCarrier({ type, code, bound_at }: Row<'invoice_carriers'>): Carrier {
  return { bound: true, carrierType: type, carrierCode: code, boundAt: bound_at.toISOString(), bindUrl: null };
}
