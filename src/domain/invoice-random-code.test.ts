import { expect, it } from 'vitest';
import { isInvoiceRandomCode } from './invoice-random-code.ts';

it('knows the random code of an invoice', () => {
  expect(['0000', '9513'].map(isInvoiceRandomCode)).toEqual([true, true]);
  expect(['951', '95131', '95a3', '９513', ' 951', '9513\n', ''].filter(isInvoiceRandomCode)).toEqual([]);
});
