/**
 * Stands in for Stripe on this machine, to try top-ups without an account: it takes the store's calls, shows a page to
 * pay or to go back, and sends signed events.
 * Run: `npx node tools/stripe-stand-in.ts`, and the store with the settings that it prints.
 */
import { STRIPE_SETTINGS, startStripe } from '#tests/payment/start-stripe.ts';

const PORT = 12_111;
const storeUrl = process.argv[2] ?? 'http://127.0.0.1:3000';
const { url } = await startStripe({ port: PORT, storeUrl });
const settings = {
  PAYMENT_PROVIDERS: 'stripe,sandbox',
  PUBLIC_ORIGIN: storeUrl,
  STRIPE_API_URL: url,
  ...STRIPE_SETTINGS,
};
console.info(`The stand-in for Stripe listens at ${url}. Start the store with\n`);
console.info(
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
  'npm start',
);
