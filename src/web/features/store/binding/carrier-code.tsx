import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { CarrierType } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { carrierLabel, maskCarrierCode } from './carrier-ways.ts';

/** The code of a carrier; one that identifies a person is revealed on click. */
export function CarrierCode({ type, code }: { type: CarrierType; code: string }) {
  const page = usePage();
  const [isShown, setShown] = useState(false);
  const masked = maskCarrierCode(type, code);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="flex flex-col">
      <dt className="text-muted text-xs">{page.t(carrierLabel(type))}</dt>
      <dd className="flex flex-wrap items-center gap-x-2">
        <span className="font-mono text-lg wrap-anywhere">{isShown ? code : masked}</span>
        {masked !== code && (
          <button type="button" className="btn-icon" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            <Icon size={20} aria-hidden />
            <span className="sr-only">{page.t('binding.showCode')}</span>
          </button>
        )}
      </dd>
    </div>
  );
}
