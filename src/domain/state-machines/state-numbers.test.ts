import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { userProfileSchema } from '#contract/account/entities.ts';
import { applicationSchema } from '#contract/application/entities.ts';
import { depositSchema } from '#contract/deposit/entities.ts';
import { invoiceSchema } from '#contract/invoice/entities.ts';
import { orderSchema } from '#contract/order/entities.ts';
import { productSchema } from '#contract/product/entities.ts';
import { providerApplicationSchema } from '#contract/provider/entities.ts';
import type { AnySchema } from '#contract/schema/schema.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { INVOICE_PRINTING, PAYMENT_STATUS, PROVIDER_REVIEW, SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { versionSchema } from '#contract/version/entities.ts';
import { CATALOGS } from '#i18n/catalogs.ts';
import { invoicePrinting } from './invoice-printing.ts';
import { move } from './state-machine.ts';

/** The whole numbers from -10 to 110 that a field of the contract accepts. */
function numbersOf(schema: AnySchema): number[] {
  return Array.from({ length: 121 }, (_, index) => index - 10).filter((value) => schema.safeParse(value).success);
}

/** The labels of an area's states in every language; undefined for a missing one. */
function labelsOf(area: string, states: Readonly<Record<string, number>>): (string | undefined)[] {
  return LOCALES.flatMap((lang) => {
    const words: Readonly<Record<string, string>> = CATALOGS.states[lang];
    return Object.values(states).map((state) => words[`${area}.${state}`]);
  });
}

function isImportedIn(folder: string, path: string): boolean {
  const root = join(import.meta.dirname, '../..', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  return files.some((file) => readFileSync(join(root, file), 'utf8').includes(`from '${path}'`));
}

it('R4.13 the numbers of shelf and review stand in one place, which the calls, the server and the pages use', () => {
  expect(SHELF).toEqual({ onShelf: 1, offShelf: 2, removed: 3 });
  expect(VERSION_REVIEW).toEqual({ notReviewed: 0, inReview: 1, rejected: 2, approved: 3 });
  expect(numbersOf(versionSchema.shape.review)).toEqual([0, 1, 2, 3]);
  for (const { shape } of [versionSchema, applicationSchema, productSchema]) {
    expect(numbersOf(shape.status)).toEqual([1, 2, 3]);
  }
  expect(['server', 'web'].map((side) => isImportedIn(side, '#contract/values/states.ts'))).toEqual([true, true]);
});

it('R4.18 a payment has nine statuses with words in four languages; a tenth is refused', () => {
  expect(PAYMENT_STATUS).toEqual({
    paid: 1,
    pending: 2,
    refunded: 3,
    chargeable: 4,
    cancelling: 5,
    cancelled: 6,
    rejected: 7,
    rejectedCancelled: 8,
    refundInProgress: 9,
  });
  for (const { shape } of [depositSchema, orderSchema]) {
    expect(numbersOf(shape.paymentStatus)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  }
  const labels = labelsOf('paymentStatus', PAYMENT_STATUS);
  expect(labels).toHaveLength(36);
  for (const label of labels) expect(label).toMatch(/\S/);
});

it('R4.24 numbers the review of a developer from 0 to 4', () => {
  expect(PROVIDER_REVIEW).toEqual({ none: 0, reviewing: 1, approved: 2, rejected: 3, timedOut: 4 });
  expect(numbersOf(userProfileSchema.shape.providerReviewStatus)).toEqual([0, 1, 2, 3, 4]);
  // Submitted applications are at least in review.
  expect(numbersOf(providerApplicationSchema.shape.providerReviewStatus)).toEqual([1, 2, 3, 4]);
});

it('R4.25 printing has two values with words in four languages, and a new invoice is not yet printed', () => {
  expect(INVOICE_PRINTING).toEqual({ notYetPrinted: 0, printed: 1 });
  expect(numbersOf(invoiceSchema.shape.printing)).toEqual([0, 1]);
  expect(invoicePrinting.initial).toBe(INVOICE_PRINTING.notYetPrinted);
  const labels = labelsOf('printing', INVOICE_PRINTING);
  expect(labels).toHaveLength(8);
  for (const label of labels) expect(label).toMatch(/\S/);
});

it('prints a certificate once; a second time it stays printed', () => {
  expect(move(invoicePrinting, INVOICE_PRINTING.notYetPrinted, 'print')).toEqual({
    isAllowed: true,
    to: INVOICE_PRINTING.printed,
    hasEffect: true,
  });
  expect(move(invoicePrinting, INVOICE_PRINTING.printed, 'print')).toEqual({
    isAllowed: true,
    to: INVOICE_PRINTING.printed,
    hasEffect: false,
  });
});
