import { useRouter, useRouterState } from '@tanstack/react-router';
import { CircleCheck, ExternalLink, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getCarrier } from '#contract/invoice/endpoints.ts';
import type { Carrier } from '#contract/invoice/entities.ts';
import { CARRIER_TYPE, type CarrierType } from '#contract/values/states.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { WalletTabs } from '../store-shell.tsx';
import { type BindingOutcome, findBindingOutcome, isTypedCarrier, RETURN_FLAG, WAYS } from './carrier-ways.ts';
import { CarrierGlyph, CurrentCarrier } from './current-carrier.tsx';
import { TypedForm, useBindCarrier } from './typed-form.tsx';

const LOOKS = {
  bound: { Icon: CircleCheck, tone: 'text-success', border: 'border-success' },
  refused: { Icon: TriangleAlert, tone: 'text-warning', border: 'border-warning' },
  unknown: { Icon: Info, tone: 'text-info', border: 'border-info' },
} as const satisfies Record<BindingOutcome, object>;

const NOTES = ['currency', 'past', 'prize', 'donation'] as const;

/** The carrier that stores the account's invoices, and how to change it (R1.9, R2.12). */
export function BindingPage({ carrier }: { carrier: Carrier }) {
  const page = usePage();
  const outcome = useBindingOutcome(carrier);
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-title">{page.t('shell.nav.binding')}</h1>
        <p className="text-muted mt-2 max-w-2xl">{page.t('binding.lead')}</p>
        <HelpLink article="players/invoices-and-carriers" topic={page.t('shell.nav.binding')} />
      </header>
      <WalletTabs />
      {outcome !== null && <OutcomeNotice outcome={outcome} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <CurrentCarrier carrier={carrier} />
        <div className="min-w-0 lg:row-span-2">
          <BindForm carrier={carrier} />
        </div>
        <BindingNotes />
      </div>
    </div>
  );
}

/** General notes about invoices. */
function BindingNotes() {
  const page = usePage();
  return (
    <section aria-labelledby="binding-notes" className="min-w-0 px-1">
      <h2 id="binding-notes" className="text-base">
        {page.t('binding.notes.title')}
      </h2>
      <ul className="text-muted mt-2 flex list-disc flex-col gap-1.5 ps-5 text-sm">
        {NOTES.map((note) => (
          <li key={note}>{page.t(`binding.notes.${note}`)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the result of linking a carrier. */
function OutcomeNotice({ outcome }: { outcome: BindingOutcome }) {
  const page = usePage();
  const { Icon, tone, border } = LOOKS[outcome];
  return (
    <div role="status" className={`card flex items-start gap-4 p-5 ${border}`}>
      <Icon size={24} aria-hidden className={`mt-0.5 flex-none ${tone}`} />
      <div>
        <p className="font-bold">{page.t(`binding.outcome.${outcome}.title`)}</p>
        <p className="text-muted mt-1 text-sm">{page.t(`binding.outcome.${outcome}.text`)}</p>
      </div>
    </div>
  );
}

/**
 * The result of linking, shown until the carrier changes. The flag is removed from the address: a reload or a shared
 * link must not repeat it.
 */
function useBindingOutcome(carrier: Carrier) {
  const router = useRouter();
  const flag = useRouterState({ select: ({ location }) => Reflect.get(location.search, RETURN_FLAG) });
  const [told] = useState(() => ({ outcome: findBindingOutcome(flag, carrier), boundAt: carrier.boundAt }));
  useEffect(() => {
    if (flag === undefined) return;
    const search = Object.entries(router.state.location.search).filter(([name]) => name !== RETURN_FLAG);
    void router.navigate({ to: '.', search: Object.fromEntries(search), replace: true, resetScroll: false });
  }, [flag, router]);
  return told.boundAt === carrier.boundAt ? told.outcome : null;
}

/** The four ways to store invoices, with the fields of the chosen one. */
function BindForm({ carrier }: { carrier: Carrier }) {
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

interface WayChoiceProps {
  readonly way: CarrierType;
  /** The linked carrier type; null for none. */
  readonly bound: CarrierType | null;
  readonly onChoose: (way: CarrierType) => void;
}

/** The choice of carrier type, with explanations. */
function WayChoice({ way, bound, onChoose }: WayChoiceProps) {
  const page = usePage();
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{page.t('binding.ways')}</legend>
      {WAYS.map((type) => (
        <label
          key={type}
          className="border-control hover:bg-raised has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-accent relative flex cursor-pointer items-start gap-3 rounded-xl border p-4 has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="carrier-type"
            value={type}
            checked={type === way}
            onChange={() => onChoose(type)}
            aria-describedby={`way-${type}`}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <CarrierGlyph type={type} className="h-10 w-10" />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 font-bold">
              {page.t(`carrierType.${type}`)}
              {type === bound && (
                <span className="text-success inline-flex items-center gap-1 text-xs">
                  <CircleCheck size={14} aria-hidden />
                  {page.t('binding.state.bound')}
                </span>
              )}
            </span>
            <span id={`way-${type}`} className="text-muted mt-0.5 block text-sm">
              {page.t(`binding.way.${type}.about`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A member carrier is linked on the government's platform, which redirects back here. */
export function MemberWay({ carrier }: { carrier: Carrier }) {
  const page = usePage();
  const router = useRouter();
  const { isBusy, start } = useAction(async () => {
    const { openPhoneReminder } = await import('#web/app/overlays/open-verification.ts');
    await openPhoneReminder();
    // The link is valid once and briefly; this page may have been open for hours.
    const { bindUrl } = await page.call(getCarrier, {});
    if (bindUrl === null) await router.invalidate();
    else location.assign(bindUrl);
  });
  const obstacle = findObstacle(carrier);
  return (
    <div className="border-line flex flex-col gap-4 border-t pt-5">
      <p className="text-sm">{page.t(obstacle ?? 'binding.member.text')}</p>
      {obstacle === null && (
        <Button look="gold" className="self-start" isBusy={isBusy} onClick={start} Icon={ExternalLink}>
          {page.t('binding.member.go')}
        </Button>
      )}
    </div>
  );
}

/** Why the platform cannot be used from here; null if it can. */
function findObstacle({ bound, carrierType, bindUrl }: Carrier) {
  if (carrierType === CARRIER_TYPE.memberCarrier) return 'binding.member.already';
  if (bound) return 'binding.member.unbindFirst';
  return bindUrl === null ? 'binding.member.none' : null;
}
