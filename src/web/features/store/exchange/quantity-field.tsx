import { type LucideIcon, Minus, Plus } from 'lucide-react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';

const DIGITS = 4;

interface QuantityFieldProps {
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** The quantity: typed, or changed by buttons. */
export function QuantityField({ value, isWrong, onChange }: QuantityFieldProps) {
  const page = usePage();
  const least = LIMITS.orderQuantityMin;
  const most = LIMITS.orderQuantityMax;
  const number = /^\d+$/.test(value) ? Number(value) : least;
  const step = (by: number) => onChange(String(Math.min(most, Math.max(least, number + by))));
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor="exchange-quantity" className="text-sm font-bold">
        {page.t('exchange.quantity')}
      </label>
      <div className="border-control has-aria-invalid:border-danger flex items-center rounded-xl border">
        <StepButton Icon={Minus} label={page.t('exchange.fewer')} isOff={number <= least} onClick={() => step(-1)} />
        <input
          id="exchange-quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS}
          value={value}
          aria-invalid={isWrong || undefined}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-16 bg-transparent text-center font-bold tabular-nums"
        />
        <StepButton Icon={Plus} label={page.t('exchange.more')} isOff={number >= most} onClick={() => step(1)} />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function StepButton({ Icon, label, isOff, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="btn-icon disabled:opacity-40"
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
