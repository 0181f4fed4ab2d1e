import { findFreePort, type RunningProduct, startProduct } from '../../bench/start-product.ts';
import { createShopClient, signInProgram } from '../crash/ledger/shop-client.ts';

/** What differs from a production store: calls without a signature, from as many clients as a test has. */
const SETTINGS = { SIGN_ENFORCE: 'off', RATE_LIMIT: 'off' } as const;

/** The built product on a port that it gets again after a restart. */
export async function startStore(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  return startProduct(dataDir, { PORT: String(await findFreePort()), ...SETTINGS, ...settings });
}

export async function signInOperator(origin: string) {
  return createShopClient(origin, await signInProgram(origin, 'operator@starhall.test'));
}
