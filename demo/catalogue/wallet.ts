import type { PaymentMethod } from '#contract/values/payment-methods.ts';

/** What the demo player has paid and bought. Moments are whole days before the start, or days after the `prize` top-up. */
export type DemoMoment = { readonly daysAgo: number } | { readonly afterPrize: number };

export interface DemoTopUp {
  readonly at: DemoMoment;
  /** Whole TWD. */
  readonly amount: number;
  readonly method: PaymentMethod;
  /** Why an operator has returned it a day later. */
  readonly refund?: string;
}

export interface DemoExchange {
  readonly at: DemoMoment;
  readonly appId: string;
  readonly productId: string;
  /** Why the player asked for the coins back, and got them two days later. */
  readonly refund?: string;
}

/** The invoice of the one at `afterPrize: 0` wins. */
export const demoTopUps: readonly DemoTopUp[] = [
  { at: { afterPrize: -40 }, amount: 300, method: 'credit_card' },
  { at: { afterPrize: 0 }, amount: 300, method: 'credit_card' },
  { at: { daysAgo: 30 }, amount: 500, method: 'credit_card', refund: 'Paid twice by mistake.' },
  { at: { daysAgo: 21 }, amount: 150, method: 'familymart' },
  { at: { daysAgo: 5 }, amount: 300, method: 'credit_card' },
];

export const demoExchanges: readonly DemoExchange[] = [
  { at: { afterPrize: -38 }, appId: 'com.paperboat.nightpiano', productId: 'book_satie' },
  { at: { afterPrize: -20 }, appId: 'com.paperboat.bakery', productId: 'shiba_scarf' },
  { at: { afterPrize: 1 }, appId: 'com.paperboat.firefly', productId: 'jar_stardust' },
  {
    at: { afterPrize: 3 },
    appId: 'com.paperboat.nightpiano',
    productId: 'piano_felt',
    refund: 'My headphones make it sound muffled.',
  },
  { at: { daysAgo: 20 }, appId: 'com.paperboat.firefly', productId: 'winter_nights' },
  { at: { daysAgo: 12 }, appId: 'com.neonbyte.starsea', productId: 'paint_daybreak' },
  { at: { daysAgo: 4 }, appId: 'com.paperboat.isle', productId: 'full_game' },
];
