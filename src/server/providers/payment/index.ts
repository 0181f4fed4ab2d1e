import type { Endpoint } from '#contract/endpoint.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import { ecpay } from './ecpay/ecpay.ts';
import type { Parsed, PaymentParts, StoreSettings } from './payment-integration.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { stripe } from './stripe/stripe.ts';

/** Every payment provider by its name in PAYMENT_PROVIDERS; to add one, create its folder and add it here. */
const INTEGRATIONS = { sandbox, ecpay, stripe };

type Integration = (typeof INTEGRATIONS)[keyof typeof INTEGRATIONS];
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type SettingKinds = Intersection<Integration['settings']>;

export const PAYMENT_PROVIDER_NAMES = Object.keys(INTEGRATIONS);

/** The settings of all providers. Object.assign, because TypeScript cannot spread the values of a record. */
export const paymentSettings: SettingKinds = Object.assign(
  {},
  ...Object.values(INTEGRATIONS).map(({ settings }) => settings),
);

/** The calls of all providers. */
export const paymentEndpoints: readonly Endpoint[] = Object.values(INTEGRATIONS).flatMap(({ endpoints }) => endpoints);

type PaymentConfig = StoreSettings & Parsed<SettingKinds> & { readonly PAYMENT_PROVIDERS: readonly string[] };

/** Configuration errors of the providers in PAYMENT_PROVIDERS. */
export function findPaymentProblems(config: PaymentConfig): string[] {
  return Object.entries(INTEGRATIONS).flatMap(([name, integration]) =>
    config.PAYMENT_PROVIDERS.includes(name) ? integration.findProblems(config) : [],
  );
}

/** The payment providers of this installation. */
export interface PaymentProviders {
  /** The enabled ones (PAYMENT_PROVIDERS), in order of preference. */
  readonly list: readonly PaymentProvider[];
  /** Including disabled ones: their calls respond, but they have no payments. */
  readonly all: readonly PaymentProvider[];
  /** The provider of an existing payment; undefined if it is no longer enabled. */
  find(name: string): PaymentProvider | undefined;
  /** The first that offers a method for a currency. */
  choose(method: PaymentMethod, currency: CurrencyCode): PaymentProvider | undefined;
}

type OpenSettings = Omit<PaymentParts, 'isEnabled' | 'locales'> & {
  readonly config: PaymentConfig & { readonly LOCALES: readonly LocaleCode[] };
};

export function openPaymentProviders({ config, ...parts }: OpenSettings): PaymentProviders {
  const names = config.PAYMENT_PROVIDERS;
  const all = Object.entries(INTEGRATIONS).map(([name, integration]): PaymentProvider => {
    const isEnabled = names.includes(name);
    return { name, ...integration.open(config, { ...parts, locales: config.LOCALES, isEnabled }) };
  });
  const list = names.flatMap((name) => all.filter((provider) => provider.name === name));
  return {
    list,
    all,
    find: (name) => list.find((provider) => provider.name === name),
    choose: (method, currency) => list.find((provider) => provider.methodsFor(currency).includes(method)),
  };
}
