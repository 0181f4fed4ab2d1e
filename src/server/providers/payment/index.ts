import type { CurrencyCode } from '#contract/values/limits.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import type { Config, PaymentProviderName } from '../../../config.ts';
import { createEcpay } from './ecpay/ecpay.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openSandboxCashier, type SandboxCashier, type SandboxSettings } from './sandbox/sandbox-cashier.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

export interface PaymentSettings extends SandboxSettings {
  readonly config: Config;
}

/** Who takes payments in this installation. */
export interface PaymentProviders {
  /** In the order in which they are asked for a method. */
  readonly list: readonly PaymentProvider[];
  /** The one that took a payment; undefined when it is no longer set up. */
  find(name: string): PaymentProvider | undefined;
  /** The first that offers a method for a currency. */
  choose(method: PaymentMethod, currency: CurrencyCode): PaymentProvider | undefined;
  /** The stand-in where it is set up, for its own page and its programs. */
  readonly sandbox: SandboxCashier | null;
}

/** Opens the providers that PAYMENT_PROVIDERS names. */
export function openPaymentProviders(settings: PaymentSettings): PaymentProviders {
  const { config } = settings;
  const sandbox = config.PAYMENT_PROVIDERS.includes('sandbox') ? openSandboxCashier(settings) : null;
  const list = config.PAYMENT_PROVIDERS.flatMap((name) => openProvider(name, settings, sandbox) ?? []);
  return {
    list,
    find: (name) => list.find((provider) => provider.name === name),
    choose: (method, currency) => list.find((provider) => provider.methodsFor(currency).includes(method)),
    sandbox,
  };
}

function openProvider(
  name: PaymentProviderName,
  { config, now }: PaymentSettings,
  sandbox: SandboxCashier | null,
): PaymentProvider | null {
  if (name === 'ecpay') return createEcpay({ config, now });
  return sandbox && createSandboxProvider({ cashier: sandbox, methods: config.PAYMENT_METHODS_SANDBOX });
}
