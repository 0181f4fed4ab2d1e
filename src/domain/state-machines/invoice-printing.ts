import { INVOICE_PRINTING, type InvoicePrinting } from '#contract/values/states.ts';
import { already, type StateMachine, to } from './state-machine.ts';

const { notYetPrinted, printed } = INVOICE_PRINTING;
const ACTIONS = ['print'] as const;
export type InvoicePrintingAction = (typeof ACTIONS)[number];

/**
 * Whether the certificate of a winning invoice was printed; printing it again changes nothing (decisions.md,
 * "Money").
 */
export const invoicePrinting: StateMachine<InvoicePrinting, InvoicePrintingAction> = {
  initial: notYetPrinted,
  actions: ACTIONS,
  steps: { [notYetPrinted]: { print: to(printed) }, [printed]: { print: already } },
};
