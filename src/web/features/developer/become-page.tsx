import { BadgeCheck, Coins, Languages, LogIn, MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { HelpLink } from '#web/kit/page/help-link.tsx';
import { usePage } from '../../app/use-page.ts';

const OFFERS = [
  { Icon: Languages, title: 'developer.become.languages.title', text: 'developer.become.languages.text' },
  { Icon: MonitorSmartphone, title: 'developer.become.platforms.title', text: 'developer.become.platforms.text' },
  { Icon: Coins, title: 'developer.become.coins.title', text: 'developer.become.coins.text' },
  { Icon: BadgeCheck, title: 'developer.become.review.title', text: 'developer.become.review.text' },
] as const satisfies readonly { Icon: typeof LogIn; title: MessageKey; text: MessageKey }[];

const STEPS = ['company', 'person', 'payment', 'confirm', 'waiting'] as const;

/** Explains publishing: in full with a sign-in request for visitors, or above the application. */
export function BecomePage({ application }: { application?: ReactNode }) {
  const page = usePage();
  if (application !== undefined) {
    return (
      <div className="mx-auto flex max-w-[920px] flex-col gap-6 md:pt-2">
        <header>
          <h1 className="text-title">{page.t('developer.become.title')}</h1>
          <p className="text-muted mt-1 max-w-2xl">{page.t('developer.become.lead')}</p>
        </header>
        {application}
      </div>
    );
  }
  return <Offer />;
}

function Offer() {
  const page = usePage();
  return (
    <div className="flex flex-col gap-10">
      <header>
        <h1 className="text-title">{page.t('developer.become.title')}</h1>
        <p className="text-muted mt-3 max-w-2xl text-lg">{page.t('developer.become.lead')}</p>
        <HelpLink article="developers/become-a-developer" topic={page.t('developer.become.title')} />
      </header>
      <section aria-labelledby="offer">
        <h2 id="offer" className="mb-4 text-lg">
          {page.t('developer.become.offer')}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {OFFERS.map(({ Icon, title, text }) => (
            <li key={title} className="card flex gap-4 p-5">
              <Icon size={28} aria-hidden className="text-gold-text mt-1 flex-none" />
              <div>
                <h3 className="text-base">{page.t(title)}</h3>
                <p className="text-muted mt-1 text-sm">{page.t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps" className="mb-4 text-lg">
          {page.t('developer.become.steps')}
        </h2>
        <ol className="grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {STEPS.map((step, index) => (
            <li key={step} className="card flex items-center gap-3 p-4">
              <span className="bg-raised text-gold-text grid h-9 w-9 flex-none place-items-center rounded-full font-bold tabular-nums">
                {index + 1}
              </span>
              {page.t(`developer.become.step.${step}`)}
            </li>
          ))}
        </ol>
      </section>
      <div className="card flex flex-wrap items-center gap-4 p-5">
        <LogIn size={28} aria-hidden className="text-gold-text flex-none" />
        <p className="min-w-0 flex-1 basis-60">{page.t('developer.become.signIn')}</p>
        <button type="button" className="btn btn-gold" onClick={() => openSignIn({ reason: 'developer' })}>
          {page.t('shell.signIn')}
        </button>
      </div>
    </div>
  );
}
