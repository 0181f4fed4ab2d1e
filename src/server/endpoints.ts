import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints as storeEndpoints } from '#contract/index.ts';
import { paymentEndpoints } from './providers/payment/index.ts';

/** Every call of the service: the contract's, and those for payment providers. */
export const endpoints: readonly Endpoint[] = [...storeEndpoints, ...paymentEndpoints];
