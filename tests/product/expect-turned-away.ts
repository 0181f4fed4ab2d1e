import { expect } from 'vitest';
import { type Endpoint, isWrite } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { RowUpdate } from '#server/db/schema.ts';
import { makeBuyer } from './open-shop.ts';
import type { TestProduct } from './open-test-product.ts';

/** Changes the row of an account behind its back. */
export async function setUser(product: TestProduct, userId: number, change: RowUpdate<'users'>): Promise<void> {
  await product.db.updateTable('users').set(change).where('id', '=', userId).execute();
}

/** Expects a call for players to refuse all other callers. */
export async function expectTurnedAway(product: TestProduct, endpoint: Endpoint, input: object): Promise<void> {
  const codes: number[] = [(await product.refuse(endpoint, input)).code];
  for (const change of [
    { is_email_confirmed: false },
    { is_limited_to_devices: true },
    { status: 2 },
    ...(isWrite(endpoint) ? [{ status: 3 } as const] : []),
  ] as const) {
    const { userId, headers } = await makeBuyer(product);
    await setUser(product, userId, change);
    codes.push((await product.refuse(endpoint, input, { headers })).code);
  }
  expect(codes).toEqual([
    ERROR.authorizationMissing,
    ERROR.emailNotVerified,
    ERROR.permissionDenied,
    ERROR.invalidSession,
    ...(isWrite(endpoint) ? [ERROR.accountDeactivated] : []),
  ]);
}
