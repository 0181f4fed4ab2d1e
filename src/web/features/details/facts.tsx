import type { ReactNode } from 'react';
import type { PublicApplication } from '#contract/application/entities.ts';
import { AgeBadge } from '#web/kit/game/age-badge.tsx';
import { CountrySummary } from '#web/kit/game/country-summary.tsx';
import { Section } from '#web/kit/game/section.tsx';
import { formatDay } from '#web/ui/text/format-day.ts';
import { usePage } from '../../app/use-page.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line flex justify-between gap-6 border-b py-3 last:border-b-0">
      <dt className="text-muted flex-none text-sm">{label}</dt>
      <dd className="text-end text-sm">{children}</dd>
    </div>
  );
}

function flagsOf(application: PublicApplication) {
  return [
    application.containsAds ? 'details.flag.ads' : 'details.flag.noAds',
    application.isPaidOnce ? 'details.flag.paidOnce' : 'details.flag.free',
    application.hasInAppPurchase ? 'details.flag.inApp' : 'details.flag.noInApp',
  ] as const;
}

/** Key facts of a game: platforms, age, dates, requirements, countries and price. */
export function Facts({ application }: { application: PublicApplication }) {
  const page = usePage();
  const { locale } = page.state;
  const age = Number.parseInt(application.ageRating, 10);
  return (
    <Section id="facts" title={page.t('details.facts.title')}>
      <dl className="card px-4 py-1">
        <Fact label={page.t('details.facts.platforms')}>
          {application.platforms.map((code) => page.t(`platform.${code}`)).join(', ')}
        </Fact>
        <Fact label={page.t('hall.ageRating')}>
          <AgeBadge rating={application.ageRating} />
          <span className="mt-1 block">{page.translator.find(`ageRating.${age}.about`)}</span>
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
        {application.hardwareRequirements !== '' && (
          <Fact label={page.t('details.facts.requirements')}>{application.hardwareRequirements}</Fact>
        )}
        <Fact label={page.t('details.facts.countries')}>
          <CountrySummary countries={application.countries} />
        </Fact>
        <Fact label={page.t('details.facts.id')}>
          <code className="break-all">{application.appId}</code>
        </Fact>
      </dl>
    </Section>
  );
}
