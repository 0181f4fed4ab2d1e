import { useState } from 'react';
import type { Carrier } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, type CarrierType } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { isTypedCarrier } from './carrier-ways.ts';
import { MemberWay } from './member-way.tsx';
import { TypedForm } from './typed-form.tsx';
import { useBindCarrier } from './use-bind-carrier.ts';
import { WayChoice } from './way-choice.tsx';

/** The four ways to store invoices, with the fields of the chosen one. */
export function BindForm({ carrier }: { carrier: Carrier }) {
  const page = usePage();
  const [way, setWay] = useState<CarrierType>(carrier.carrierType ?? CARRIER_TYPE.mobileBarcode);
  const binding = useBindCarrier();
  const title = page.t(carrier.bound ? 'binding.change' : 'binding.bind.title');
  return (
    <AccountSection id="bind" title={title} lead={page.t('binding.ways.lead')}>
      <WayChoice way={way} bound={carrier.carrierType} onChoose={setWay} />
      {isTypedCarrier(way) ? (
        <TypedForm key={way} type={way} bound={carrier.carrierType} binding={binding} />
      ) : (
        <MemberWay carrier={carrier} />
      )}
    </AccountSection>
  );
}
