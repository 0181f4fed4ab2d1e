import { Unlink } from 'lucide-react';
import { useState } from 'react';
import type { Carrier } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, type CarrierType } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Moment } from '#web/kit/time/moment.tsx';
import { Barcode } from '../invoice/barcode.tsx';
import { CarrierCode } from './carrier-code.tsx';
import { CarrierGlyph } from './carrier-glyph.tsx';
import { CURRENT_ID } from './current-id.ts';
import { UnbindDialog } from './unbind-dialog.tsx';

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
