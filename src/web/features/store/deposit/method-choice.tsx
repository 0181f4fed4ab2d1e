import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DepositOption } from '#contract/deposit/entities.ts';
import {
  type OrderPaymentMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
  STORE_CODE_PAYMENT_METHODS,
  takesCurrency,
} from '#contract/values/payment-methods.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { StarCoin } from '#web/ui/star-coin.tsx';

interface MethodChoiceProps {
  readonly option: DepositOption;
  readonly value: PaymentMethod | null;
  readonly error: string;
  readonly onChange: (method: PaymentMethod) => void;
}

/** The six payment methods (R3.67): those available for the currency, the others with a reason. */
export function MethodChoice({ option, value, error, onChange }: MethodChoiceProps) {
  const page = usePage();
  return (
    <fieldset className="min-w-0" data-invalid={error === '' ? undefined : ''}>
      <legend className="mb-2 text-sm font-bold">{page.t('words.paymentMethod')}</legend>
      <div className="grid gap-3 @min-[520px]:grid-cols-2 @min-[1000px]:grid-cols-3">
        {PAYMENT_METHODS.map((method) => (
          <MethodCard
            key={method}
            method={method}
            note={noteOf(page, method, option)}
            isOffered={isOffered(method, option)}
            isChosen={method === value}
            onChoose={() => onChange(method)}
          />
        ))}
      </div>
      {error !== '' && (
        <p role="alert" className="text-danger mt-2 flex items-start gap-1.5 text-sm">
          <CircleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function isOffered(method: PaymentMethod, { methods }: DepositOption): boolean {
  return methods.some(({ paymentMethod }) => paymentMethod === method);
}

/** How a method works, or why it is not available. */
function noteOf(page: Page, method: PaymentMethod, option: DepositOption): string {
  if (!takesCurrency(method, option.currency)) return page.t('topUp.method.onlyTwd');
  if (!isOffered(method, option)) return page.t('topUp.method.off');
  const isStore = STORE_CODE_PAYMENT_METHODS.some((store) => store === method);
  return page.t(isStore ? 'topUp.method.store' : 'topUp.method.online');
}

interface MethodCardProps {
  readonly method: PaymentMethod;
  readonly note: string;
  readonly isOffered: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function MethodCard({ method, note, isOffered: isOn, isChosen, onChoose }: MethodCardProps) {
  const page = usePage();
  return (
    <label
      className={`flex min-h-18 items-center gap-3 rounded-xl border px-4 py-3 ${isOn ? 'border-line has-disabled:opacity-60 has-checked:border-accent has-checked:bg-raised has-checked:inset-ring has-checked:inset-ring-accent hover:border-control has-focus-visible:outline-accent cursor-pointer has-focus-visible:outline-3' : 'border-line text-muted border-dashed'}`}
    >
      <input
        type="radio"
        name="method"
        value={method}
        checked={isChosen}
        disabled={!isOn}
        onChange={onChoose}
        className="accent-accent flex-none"
      />
      <MethodGlyph method={method} />
      <span className="min-w-0">
        <span className="block text-sm font-bold">{page.t(`paymentMethod.${method}`)}</span>
        <span className="text-muted block text-xs">{note}</span>
      </span>
    </label>
  );
}

const SHOP_WALL = <path d="M4 11v8.5h16V11" />;

/** Our own drawings: the companies' logos are trademarks. */
const DRAWINGS: Readonly<Record<Exclude<OrderPaymentMethod, 'point'>, ReactNode>> = {
  credit_card: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
      <path d="M2.5 9.5h19" strokeWidth="2.6" />
      <path d="M6 15h4" />
    </>
  ),
  direct_carrier_billing: (
    <>
      <rect x="4" y="2.5" width="10" height="19" rx="2.5" />
      <path d="M8 18.5h2M17 6.5a5.5 5.5 0 0 1 0 7M19.6 4a9 9 0 0 1 0 12" />
    </>
  ),
  ecpay: (
    <>
      <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3.5" />
      <path d="M4 7.5V17a2 2 0 0 0 2 2h13.5V8.5H5A1.2 1.2 0 0 1 4 7.5z" />
      <circle cx="15.8" cy="13.8" r="1.3" className="fill-current" />
    </>
  ),
  familymart: (
    <>
      {SHOP_WALL}
      <path d="M3 11l1.5-6h15L21 11zM8 5.2 7.2 11M12 5v6M16 5.2l.8 5.8M10 19.5V15h4v4.5" />
    </>
  ),
  hilife: (
    <>
      {SHOP_WALL}
      <path d="M3 11a2.25 2.25 0 0 0 4.5 0 2.25 2.25 0 0 0 4.5 0 2.25 2.25 0 0 0 4.5 0 2.25 2.25 0 0 0 4.5 0V5.5H3zM7 16h4" />
    </>
  ),
  okmart: (
    <>
      {SHOP_WALL}
      <path d="M2.5 11 12 4l9.5 7z" />
      <circle cx="12" cy="15.2" r="2.4" />
    </>
  ),
};

/** The icon of a payment method; decorative, beside its name. */
export function MethodGlyph({ method, size = 28 }: { method: OrderPaymentMethod; size?: number }) {
  if (method === 'point') return <StarCoin size={size} />;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-accent flex-none"
    >
      {DRAWINGS[method]}
    </svg>
  );
}
