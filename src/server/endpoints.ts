import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints as storeEndpoints } from '#contract/index.ts';
import { paymentEndpoints } from './providers/payment/index.ts';

/** Every call that the service answers: those of the contract, and those that only payment providers make. */
export const endpoints: readonly Endpoint[] = [...storeEndpoints, ...paymentEndpoints];
