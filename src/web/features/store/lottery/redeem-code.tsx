import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { CopyButton } from '#web/ui/text/copy-button.tsx';

/** The code for printing the certificate, hidden until requested in case others are watching. */
export function RedeemCode({ code, number }: { code: string; number: string }) {
  const page = usePage();
  const [isShown, setShown] = useState(false);
  const label = page.t('lottery.redeemCode.show', { number });
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="-my-1.5 flex flex-wrap items-center">
      <span className="me-2 min-w-24 font-mono text-base tracking-wide wrap-anywhere">
        {isShown ? code : '•'.repeat(code.length)}
      </span>
      <button
        type="button"
        className="btn-icon"
        aria-label={label}
        title={label}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={18} aria-hidden />
      </button>
      <CopyButton
        text={code}
        label={page.t('lottery.redeemCode.copy', { number })}
        done={page.t('lottery.redeemCode.copied')}
      />
    </span>
  );
}
