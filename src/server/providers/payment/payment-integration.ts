import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Schema } from '../../db/schema.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Settings of the store that every provider may read. */
export interface StoreSettings {
  readonly NODE_ENV: 'development' | 'production' | 'test';
  readonly PUBLIC_ORIGIN: string;
  readonly HOST: string;
  readonly PORT: number;
}

/** Sends a request; tests pass it to the product without a network. */
export type SendRequest = (request: Request) => Promise<Response>;

/** What the store provides to a payment provider. */
export interface PaymentParts {
  readonly db: Kysely<Schema>;
  readonly enqueue: JobQueue['enqueue'];
  /** Sends notifications to the store itself; `fetch` if absent. */
  readonly send?: SendRequest | undefined;
  /** Key for secrets that a provider derives. */
  readonly hashKey: string;
  readonly now: () => number;
  /** Languages of its pages. */
  readonly locales: readonly LocaleCode[];
  /** Whether PAYMENT_PROVIDERS lists it. */
  readonly isEnabled: boolean;
}

export type SettingKinds = Readonly<Record<string, z.ZodType>>;
export type Parsed<Settings extends SettingKinds> = { readonly [Name in keyof Settings]: z.output<Settings[Name]> };

/** A payment provider as declared by its folder. Its name is its key in `PAYMENT_PROVIDERS`. */
export interface PaymentIntegration<Settings extends SettingKinds = SettingKinds> {
  /** Its settings, parsed with all others at startup. */
  readonly settings: Settings;
  /** Configuration errors that prevent startup while it is enabled, one line per setting. */
  findProblems(config: StoreSettings & Parsed<Settings>): readonly string[];
  /** Its own calls: notifications and pages. They respond even while it is disabled. */
  readonly endpoints: readonly Endpoint[];
  open(config: StoreSettings & Parsed<Settings>, parts: PaymentParts): Omit<PaymentProvider, 'name'>;
}

/** Infers the types of the settings for `findProblems` and `open`. */
export function definePaymentProvider<const Settings extends SettingKinds>(
  integration: PaymentIntegration<Settings>,
): PaymentIntegration<Settings> {
  return integration;
}
