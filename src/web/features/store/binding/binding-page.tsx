import type { Carrier } from '#contract/invoice/entities.ts';
import { usePage } from '../../../app/use-page.ts';
import { HelpLink } from '../../help/help-link.tsx';
import { BindForm } from './bind-form.tsx';
import { BindingNotes } from './binding-notes.tsx';
import { CurrentCarrier } from './current-carrier.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { useBindingOutcome } from './use-binding-outcome.ts';

/** What the invoices of the account are stored on, and how to change it (R1.9, R2.12). */
export function BindingPage({ carrier }: { carrier: Carrier }) {
  const page = usePage();
  const outcome = useBindingOutcome(carrier);
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-2xl">{page.t('shell.nav.binding')}</h1>
        <p className="text-muted mt-2 max-w-2xl">{page.t('binding.lead')}</p>
        <HelpLink article="players/invoices-and-carriers" topic={page.t('shell.nav.binding')} />
      </header>
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
