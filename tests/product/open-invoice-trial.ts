import { getUserProfile } from '#contract/account/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { listWinningInvoices } from '#contract/invoice/endpoints.ts';
import { importInvoiceDraw } from '#contract/invoice/operator-endpoints.ts';
import { WINNING_TYPE } from '#contract/values/states.ts';
import { buildInvoice } from '#tests/factories/build-invoice.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import type { TestProduct } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

/** November and December 2025, and the numbers drawn for them on 25 January 2026. */
export const DRAWN_PERIOD = '2025-11';
export const DRAWN_NUMBERS = [
  { number: '97023797', winningType: WINNING_TYPE.special },
  { number: '00507588', winningType: WINNING_TYPE.grand },
  { number: '92377231', winningType: WINNING_TYPE.first },
  { number: '05232592', winningType: WINNING_TYPE.first },
  { number: '78125249', winningType: WINNING_TYPE.first },
];

/** A new player without invoices in a product without draws, and an operator who imports them. */
export async function openInvoiceTrial(product: TestProduct) {
  for (const table of ['invoice_drawn_numbers', 'invoice_draws', 'invoices'] as const) {
    await product.db.deleteFrom(table).execute();
  }
  const operator = await signIn(product, { email: 'operator@starhall.test' });
  const email = `winner-${nextNumber()}@example.com`;
  const { headers } = await signIn(product, { email });
  const { id: userId } = await product.call(getUserProfile, {}, { headers });
  return {
    operator: operator.headers,
    player: { userId, email, headers },
    addInvoice: (number: string, overrides: Partial<Parameters<typeof buildInvoice>[1]> = {}) =>
      buildInvoice(product.db, {
        user_id: userId,
        number,
        issued_at: '2025-12-24T04:00:00Z',
        language: 'en-US',
        ...overrides,
      }),
    importDraw: (input: Partial<InputOf<typeof importInvoiceDraw>> = {}) =>
      product.call(
        importInvoiceDraw,
        { period: DRAWN_PERIOD, numbers: DRAWN_NUMBERS, ...input },
        { headers: operator.headers },
      ),
    listWon: (bounds: InputOf<typeof listWinningInvoices> = {}) =>
      product.call(listWinningInvoices, bounds, { headers }),
    findRow: (number: string) =>
      product.db.selectFrom('invoices').selectAll().where('number', '=', number).executeTakeFirstOrThrow(),
  };
}

export type InvoiceTrial = Awaited<ReturnType<typeof openInvoiceTrial>>;
