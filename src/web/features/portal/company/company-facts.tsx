import { BadgeCheck, Building2, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProviderProfile } from '#contract/provider/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { CopyButton } from '#web/ui/text/copy-button.tsx';

/** A summary of the company with the IDs that support asks for. */
export function CompanyFacts({ profile }: { profile: ProviderProfile }) {
  const page = usePage();
  const { name, verified, userId, taxIdNumber, termsSigningAt, createdAt } = profile;
  const Icon = verified ? BadgeCheck : CircleDashed;
  return (
    <section aria-labelledby="company-name" className="card flex flex-col gap-5 p-5 sm:p-7">
      <header className="flex items-center gap-4">
        <span className="bg-raised text-gold-text grid h-14 w-14 flex-none place-items-center rounded-2xl">
          <Building2 size={28} aria-hidden />
        </span>
        <div className="min-w-0">
          <h2 id="company-name" className="text-lg wrap-anywhere">
            {name}
          </h2>
          <p className={`flex items-center gap-1.5 text-sm font-bold ${verified ? 'text-success' : 'text-muted'}`}>
            <Icon size={16} aria-hidden className="flex-none" />
            {page.t(verified ? 'company.verified' : 'company.unverified')}
          </p>
        </div>
      </header>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <CopiedFact label={page.t('company.fact.id')} text={String(userId)} />
        <CopiedFact label={page.t('become.field.taxIdNumber')} text={taxIdNumber} />
        <Fact label={page.t('company.fact.terms')}>
          {termsSigningAt === null ? page.t('company.fact.none') : <Day iso={termsSigningAt} />}
        </Fact>
        <Fact label={page.t('company.fact.since')}>
          <Day iso={createdAt} />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="flex min-h-11 items-center wrap-anywhere">{children}</dd>
    </div>
  );
}

function CopiedFact({ label, text }: { label: string; text: string }) {
  const page = usePage();
  return (
    <Fact label={label}>
      <span className="min-w-0 tabular-nums">{text}</span>
      <CopyButton text={text} label={page.t('words.copyName', { name: label })} done={page.t('words.copied')} />
    </Fact>
  );
}

function Day({ iso }: { iso: string }) {
  const text = useLocalTime(iso, 'day');
  return <time dateTime={iso}>{text}</time>;
}
