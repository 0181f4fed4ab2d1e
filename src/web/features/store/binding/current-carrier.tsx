import { Eye, EyeOff, Unlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { unbindCarrier } from '#contract/invoice/endpoints.ts';
import type { Carrier } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, type CarrierType } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Moment } from '#web/kit/time/local-time.tsx';
import { Barcode } from '../invoice/barcode.tsx';
import { CURRENT_ID, carrierLabel, maskCarrierCode } from './carrier-ways.ts';

/** The current carrier. */
export function CurrentCarrier({ carrier }: { carrier: Carrier }) {
  const page = usePage();
  const { carrierType, carrierCode, boundAt } = carrier;
  return (
    <AccountSection id={CURRENT_ID} title={page.t('binding.current')}>
      <div className="flex items-center gap-4">
        <span className="bg-raised grid h-16 w-16 flex-none place-items-center rounded-2xl">
          <CarrierGlyph type={carrierType} className="h-11 w-11" />
        </span>
        <div className="flex min-w-0 flex-col items-start gap-1">
          <p className="text-lg leading-snug font-bold">
            {page.t(carrierType === null ? 'binding.none' : `carrierType.${carrierType}`)}
          </p>
          <StateChip state={carrierType === null ? 'binding.state.unbound' : 'binding.state.bound'} />
        </div>
      </div>
      {carrierType === null ? (
        <p className="text-muted text-sm">{page.t('binding.none.text')}</p>
      ) : (
        <BoundCarrier type={carrierType} code={carrierCode ?? ''} boundAt={boundAt} />
      )}
    </AccountSection>
  );
}

interface BoundCarrierProps {
  readonly type: CarrierType;
  readonly code: string;
  readonly boundAt: string | null;
}

function BoundCarrier({ type, code, boundAt }: BoundCarrierProps) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="text-muted text-sm">{page.t(`binding.way.${type}.kept`)}</p>
      {type === CARRIER_TYPE.mobileBarcode && (
        <Barcode
          text={code}
          label={page.t('binding.barcode', { code })}
          className="h-20 w-full max-w-md rounded-xl px-2 py-3"
        />
      )}
      <dl className="flex flex-col gap-4">
        {code !== '' && <CarrierCode type={type} code={code} />}
        {boundAt !== null && <Moment label={page.t('binding.since')} iso={boundAt} />}
      </dl>
      <button type="button" className="btn btn-quiet self-start" onClick={() => setAsking(true)}>
        <Unlink size={18} aria-hidden />
        {page.t('binding.unbind')}
      </button>
      {isAsking && <UnbindDialog type={type} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The code of a carrier; one that identifies a person is revealed on click. */
function CarrierCode({ type, code }: { type: CarrierType; code: string }) {
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

/** Asks for confirmation before unlinking a carrier. */
function UnbindDialog({ type, onClose }: { type: CarrierType; onClose: () => void }) {
  const page = usePage();
  const carrier = page.t(`carrierType.${type}`);
  return (
    <ConfirmAction
      title={page.t('binding.unbind.title', { carrier })}
      confirm={page.t('binding.unbind')}
      isDanger
      call={() => unbind(page)}
      done={page.t('binding.unbound', { carrier })}
      focusAfter={CURRENT_ID}
      onClose={onClose}
    >
      {page.t('binding.unbind.text')}
    </ConfirmAction>
  );
}

async function unbind(page: Page): Promise<void> {
  try {
    await page.call(unbindCarrier, {});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== ERROR.invoiceOrCarrierNotFound) throw error;
  }
}

/** Lines in the text's color with gold accents. */
const DRAWINGS = {
  [CARRIER_TYPE.mobileBarcode]: (
    <>
      <rect x="15" y="5" width="26" height="46" rx="6" />
      <path d="M25 46h6" />
      <path className="stroke-gold-text" d="M21 17v18M25 17v18M28.5 17v18M32 17v18M35 17v18" />
    </>
  ),
  [CARRIER_TYPE.citizenCertificate]: (
    <>
      <rect x="5" y="12" width="46" height="32" rx="6" />
      <path d="M29 22h15M29 29h15M29 36h9" />
      <rect className="stroke-gold-text" x="12" y="21" width="11" height="9" rx="2" />
      <path className="stroke-gold-text" d="M12 25.5h11M17.5 21v9" />
    </>
  ),
  [CARRIER_TYPE.memberCarrier]: (
    <>
      <path d="M9 15a6 6 0 0 1 6-6h26a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H15a6 6 0 0 1-6-6z" />
      <path
        className="stroke-gold-text"
        d="m28 16 3.6 7.6 8.4 1-6.200 5.700 1.700 8.200L28 34.400l-7.500 4.100 1.700-8.200L16 24.600l8.400-1z"
      />
    </>
  ),
  [CARRIER_TYPE.donation]: (
    <>
      <path
        className="stroke-gold-text"
        d="M28 27s-9-5-9-11.500C19 12 21.500 10 24 10c2 0 3.300 1 4 2.500.7-1.500 2-2.500 4-2.500 2.500 0 5 2 5 5.500C37 22 28 27 28 27z"
      />
      <path d="M6 36h8l6-3h8c5 0 5 6 0 6h-6M28 39l14-6c4-1.500 6 3 3 5L32 46c-3 2-6 2-9 1l-9-3H6" />
    </>
  ),
} as const satisfies Record<CarrierType, ReactNode>;

/** An invoice stored in the shop. */
const NONE = (
  <>
    <path d="M14 6h28v44l-5-4-4.500 4-4.500-4-4.500 4-4.500-4-5 4z" />
    <path d="M21 16h14M21 23h14" />
    <path
      className="stroke-gold-text"
      d="m28 29 1.800 3.600 4 .6-2.900 2.800.7 4-3.600-1.900-3.600 1.900.7-4-2.900-2.800 4-.6z"
    />
  </>
);

/** An icon for a carrier type, or for none. */
export function CarrierGlyph({ type, className = '' }: { type: CarrierType | null; className?: string }) {
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`flex-none ${className}`}
    >
      {type === null ? NONE : DRAWINGS[type]}
    </svg>
  );
}
