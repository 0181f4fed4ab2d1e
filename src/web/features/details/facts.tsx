import type { ReactNode } from 'react';
import type { PublicApplication } from '#contract/application/entities.ts';
import { AgeBadge } from '#web/kit/game/age-badge.tsx';
import { CountrySummary } from '#web/kit/game/country-summary.tsx';
import { formatDay } from '#web/ui/text/format-day.ts';
import { usePage } from '../../app/use-page.ts';

interface FactProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 ${isWide ? 'col-span-full' : ''}`}>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="mt-0.5 text-sm [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function flagsOf(application: PublicApplication) {
  return [
    application.containsAds ? 'details.flag.ads' : 'details.flag.noAds',
    application.free ? 'price.free' : 'details.flag.paidOnce',
    application.hasInAppPurchase ? 'details.flag.inApp' : 'details.flag.noInApp',
  ] as const;
}

/** Key facts of a game: platforms, age, dates, price and countries. */
export function Facts({ application }: { application: PublicApplication }) {
  const page = usePage();
  const { locale } = page.state;
  const age = Number.parseInt(application.ageRating, 10);
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="sr-only">
        {page.t('details.facts.title')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:max-[1024px]:grid-cols-4">
        <Fact label={page.t('hall.ageRating')} isWide>
          <span className="flex items-start gap-2">
            <span className="flex-none">
              <AgeBadge rating={application.ageRating} />
            </span>
            <span>{page.translator.find(`ageRating.${age}.about`)}</span>
          </span>
        </Fact>
        <Fact label={page.t('details.facts.platforms')}>
          {application.platforms.map((code) => page.t(`platform.${code}`)).join(', ')}
        </Fact>
        <Fact label={page.t('details.facts.price')}>
          {flagsOf(application).map((key) => (
            <span key={key} className="block">
              {page.t(key)}
            </span>
          ))}
        </Fact>
        {application.publishDate !== null && (
          <Fact label={page.t('details.facts.published')}>
            <time dateTime={application.publishDate}>{formatDay(application.publishDate, locale)}</time>
          </Fact>
        )}
        <Fact label={page.t('details.facts.updated')}>
          <time dateTime={application.updatedAt}>{formatDay(application.updatedAt, locale)}</time>
        </Fact>
        <Fact label={page.t('details.facts.countries')} isWide>
          <CountrySummary countries={application.countries} />
        </Fact>
        <Fact label={page.t('details.facts.id')} isWide>
          <code>{application.appId}</code>
        </Fact>
      </dl>
    </section>
  );
}
