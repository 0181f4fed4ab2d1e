import { CircleAlert } from 'lucide-react';
import type { DepositOption } from '#contract/deposit/entities.ts';
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  STORE_CODE_PAYMENT_METHODS,
  takesCurrency,
} from '#contract/values/payment-methods.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { MethodGlyph } from './method-glyph.tsx';

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
