import {
  INVOICE_PRINTING,
  PAYMENT_STATUS,
  PROVIDER_REVIEW,
  SHELF,
  USER_STATUS,
  VERSION_REVIEW,
} from '#contract/values/states.ts';
import { applicationShelf } from '../../src/domain/state-machines/application-shelf.ts';
import { invoicePrinting } from '../../src/domain/state-machines/invoice-printing.ts';
import { paymentStatus } from '../../src/domain/state-machines/payment-status.ts';
import { productShelf } from '../../src/domain/state-machines/product-shelf.ts';
import { providerReview } from '../../src/domain/state-machines/provider-review.ts';
import { userStatus } from '../../src/domain/state-machines/user-status.ts';
import { versionReview } from '../../src/domain/state-machines/version-review.ts';
import { versionShelf } from '../../src/domain/state-machines/version-shelf.ts';
import type { NamedMachine } from './state-table.ts';

/** All state machines, in page order. */
export const STATE_MACHINES: readonly NamedMachine[] = [
  { title: 'Application', machine: applicationShelf, states: SHELF },
  { title: 'Version: review', machine: versionReview, states: VERSION_REVIEW },
  { title: 'Version: shelf', machine: versionShelf, states: SHELF },
  { title: 'Product', machine: productShelf, states: SHELF },
  { title: 'Payment', machine: paymentStatus, states: PAYMENT_STATUS, actionNames: PAYMENT_STATUS },
  { title: 'Application to become a developer', machine: providerReview, states: PROVIDER_REVIEW },
  { title: 'Printing of a winning invoice', machine: invoicePrinting, states: INVOICE_PRINTING },
  { title: 'Account', machine: userStatus, states: USER_STATUS },
];
