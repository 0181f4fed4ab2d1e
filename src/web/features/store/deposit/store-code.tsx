import type { PayableDeposit } from '#contract/deposit/entities.ts';
import type { PaymentMethod } from '#contract/values/payment-methods.ts';
import { usePage } from '#web/app/use-page.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';

/** Name of the shop's kiosk, where the code is entered. */
const KIOSKS: Readonly<Partial<Record<PaymentMethod, string>>> = {
  familymart: 'FamiPort',
  hilife: 'Life-ET',
  okmart: 'OK-go',
};

const STEPS = ['go', 'type', 'pay'] as const;

/** The payment code for a convenience store, large enough to read from a phone, with instructions. */
export function StoreCode({ deposit, code }: { deposit: PayableDeposit; code: string }) {
  const page = usePage();
  const { paymentMethod, amount, currency, expiresAt } = deposit;
  const until = useLocalTime(expiresAt ?? deposit.createdAt);
  const values = {
    store: page.t(`paymentMethod.${paymentMethod}`),
    kiosk: KIOSKS[paymentMethod] ?? '',
    amount: formatAmount(amount, currency, page.state.locale),
  };
  return (
    <div className="bg-raised flex w-full max-w-lg flex-col items-center gap-4 rounded-2xl p-5">
      <p className="text-muted text-sm">{page.t('words.paymentCode')}</p>
      <p className="font-mono text-lg font-bold tracking-wider wrap-anywhere sm:text-2xl sm:tracking-widest">{code}</p>
      <CopyButton text={code} label={page.t('storeCode.copy')} done={page.t('words.copied')} isWide />
      {expiresAt !== null && <p className="text-sm">{page.t('storeCode.until', { until })}</p>}
      <ol className="text-muted flex list-decimal flex-col gap-1 ps-5 text-start text-sm">
        {STEPS.map((step) => (
          <li key={step}>{page.t(`storeCode.${step}`, values)}</li>
        ))}
      </ol>
    </div>
  );
}
