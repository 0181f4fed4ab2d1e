import { useRouter } from '@tanstack/react-router';
import { BadgeCheck, Building2, CircleDashed, Info, TriangleAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { getProviderProfile } from '#contract/account/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getProviderApplication, getProviderChange } from '#contract/provider/endpoints.ts';
import type { ProviderApplication, ProviderProfile } from '#contract/provider/entities.ts';
import { PROVIDER_REVIEW } from '#contract/values/states.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { formOfApplication, ReviewMessages, ReviewTimeline } from '#web/features/developer/index.ts';
import { LeaveGuard, LeaveQuestion } from '#web/kit/form/save-bar.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { useLiveData } from '#web/live/use-live-data.ts';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { APPROVED_ID, ApprovedData, ContactForm } from './company-data.tsx';

/** Loaded on demand: changes are rare and the form is the largest part of the page. */
const ChangeForm = lazy(async () => ({ default: (await import('./change-form.tsx')).ChangeForm }));

/**
 * The developer's company: approved data, data that can be changed immediately, and data that need a review
 * (R3.46-R3.50).
 */
export function CompanyPage({ company: loaded }: { company: Company }) {
  const page = usePage();
  const { user } = page.state;
  const company = useLiveData(loaded, user === null ? [] : [`provider:${user.id}`], loadCompany);
  const router = useRouter();
  const [isChanging, setChanging] = useState(false);
  const [isDirty, setDirty] = useState(false);
  /** The user is about to switch forms and would lose unsaved input. */
  const [isAsking, setAsking] = useState(false);
  const turn = (isWanted: boolean) => {
    flushSync(() => {
      setAsking(false);
      setChanging(isWanted);
    });
    // The button that was pressed disappears with its form; the next form focuses itself.
    if (!isWanted) document.getElementById(APPROVED_ID)?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const leave = () => (isDirty ? setAsking(true) : turn(!isChanging));
  const { profile, change, documents, passbook } = company;
  const form = formOfApplication({ ...profile, documents: [...documents], passbook: [...passbook], privacy: true });
  const reload = () => router.invalidate();
  const isReviewing = change?.providerReviewStatus === PROVIDER_REVIEW.reviewing;
  return (
    <>
      <PageHeader title={page.t('words.company')} lead={page.t('company.lead')} help="developers/company-and-review" />
      {!profile.enable && (
        <Notice kind="warning" title={page.t('company.off.title')} text={page.t('company.off.text')} />
      )}
      <CompanyFacts profile={profile} />
      {change !== null && isReviewing && (
        <>
          <ReviewTimeline application={change} onReload={reload} title={page.t('company.change.reviewing')} />
          <ReviewMessages application={change} onAnswered={reload} />
        </>
      )}
      {change !== null && !isReviewing && <ChangeOutcome change={change} />}
      {isChanging ? (
        <Suspense fallback={<div className="skeleton h-[80dvh]" />}>
          <ChangeForm
            stored={form}
            onDirty={setDirty}
            onEnd={(isSent) => {
              if (!isSent) return leave();
              turn(false);
              void reload();
            }}
          />
        </Suspense>
      ) : (
        <>
          <ContactForm stored={form} isReadOnly={!profile.enable} onSaved={reload} onDirty={setDirty} />
          <ApprovedData form={form} onChange={profile.enable && !isReviewing ? leave : undefined} />
        </>
      )}
      {isChanging && <LeaveGuard isDirty={isDirty} />}
      {isAsking && <LeaveQuestion onLeave={() => turn(!isChanging)} onStay={() => setAsking(false)} />}
    </>
  );
}

/** Why the latest change request was not approved. */
function ChangeOutcome({ change }: { change: NonNullable<Company['change']> }) {
  const page = usePage();
  const status = change.providerReviewStatus;
  if (status !== PROVIDER_REVIEW.rejected && status !== PROVIDER_REVIEW.timedOut) return null;
  const kind = status === PROVIDER_REVIEW.rejected ? 'rejected' : 'timedOut';
  return (
    <Notice kind="warning" title={page.t(`company.change.${kind}`)} text={page.t('company.change.again')}>
      {change.rejectReason !== '' && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          <b>{page.t('words.reason')}</b> {change.rejectReason}
        </p>
      )}
    </Notice>
  );
}

interface NoticeProps {
  readonly kind: 'warning' | 'info';
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A notice above the content of a page. */
function Notice({ kind, title, text, children }: NoticeProps) {
  const Icon = kind === 'warning' ? TriangleAlert : Info;
  return (
    <section className={`card flex gap-4 p-5 ${kind === 'warning' ? 'border-warning' : ''}`}>
      <Icon size={24} aria-hidden className={`flex-none ${kind === 'warning' ? 'text-warning' : 'text-info'}`} />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <p className="text-muted text-sm">{text}</p>
        {children}
      </div>
    </section>
  );
}

export interface Company {
  readonly profile: ProviderProfile;
  /** The latest change request. */
  readonly change: ProviderApplication | null;
  /** Documents that operators have already seen and that are sent again with the next request. */
  readonly documents: readonly string[];
  readonly passbook: readonly string[];
}

/** The developer's company with its latest change request. */
export async function loadCompany(page: Page): Promise<Company> {
  const [profile, { change }, latest] = await Promise.all([
    page.call(getProviderProfile, {}),
    page.call(getProviderChange, {}),
    findLatest(page),
  ]);
  return { profile, change, documents: latest?.documents ?? [], passbook: latest?.passbook ?? [] };
}

/** Companies created by the installation have no application. */
async function findLatest(page: Page): Promise<ProviderApplication | undefined> {
  try {
    return await page.call(getProviderApplication, {});
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.providerNotFound) return undefined;
    throw error;
  }
}

/** A summary of the company with the IDs that support asks for. */
function CompanyFacts({ profile }: { profile: ProviderProfile }) {
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
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
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
