import { CircleCheck, Construction } from 'lucide-react';
import type { OperatorCounters, SystemState } from '#contract/system/operator-entities.ts';
import { businessDayOf } from '#domain/money/business-period.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { CloseSums } from '../money/close/close-sums.tsx';
import { type DailyClose, loadCloses } from '../money/close/load-closes.ts';
import { useLiveCounters } from '../operator-layout.tsx';
import type { WaitingCounter } from '../operator-places.ts';
import { BackupTrouble, isBackupFine } from '../system/backup-section.tsx';
import { loadSystem } from '../system/load-system.ts';

interface Counted {
  readonly counter: WaitingCounter;
  readonly label: MessageKey;
  readonly path: string;
  readonly query?: string;
}

/** Work that is waiting for an operator. */
const TASKS = [
  { counter: 'providersReviewing', label: 'operations.home.providersReviewing', path: '/operator/providers' },
  { counter: 'changeRequests', label: 'operations.home.changeRequests', path: '/operator/providers' },
  { counter: 'versionsInReview', label: 'operations.home.versionsInReview', path: '/operator/versions' },
  {
    counter: 'versionAppeals',
    label: 'operations.home.versionAppeals',
    path: '/operator/versions',
    query: '?tab=appeals',
  },
  { counter: 'orderRefunds', label: 'operations.home.orderRefunds', path: '/operator/orders' },
  {
    counter: 'depositRefunds',
    label: 'operations.home.depositRefunds',
    path: '/operator/deposits',
    query: '?status=9',
  },
  {
    counter: 'depositCredits',
    label: 'operations.home.depositCredits',
    path: '/operator/deposits',
    query: '?problem=second_person',
  },
  {
    counter: 'depositProblems',
    label: 'operations.home.depositProblems',
    path: '/operator/deposits',
    query: '?problem=any',
  },
  { counter: 'invoicesWaiting', label: 'operations.home.invoicesWaiting', path: '/operator/invoices' },
  { counter: 'postsWaiting', label: 'operations.home.postsWaiting', path: '/operator/posts' },
  { counter: 'ratingsHeld', label: 'operations.home.ratingsHeld', path: '/operator/ratings?queue=held' },
  { counter: 'ratingsReported', label: 'operations.home.ratingsReported', path: '/operator/ratings' },
] as const satisfies readonly Counted[];

/** Figures on the state of the store. */
const STATE = [
  {
    counter: 'applicationsRemoved',
    label: 'operations.home.applicationsRemoved',
    path: '/operator/applications',
    query: '?status=3',
  },
  {
    counter: 'applicationsClosed',
    label: 'operations.home.applicationsClosed',
    path: '/operator/applications',
    query: '?open=false',
  },
  { counter: 'bannersShown', label: 'operations.home.bannersShown', path: '/operator/banners' },
] as const satisfies readonly Counted[];

interface HomePageProps extends HomeData {
  readonly counters: OperatorCounters | null;
}

/** The start page of the console: pending work, the money of the day, and the state of store and installation. */
export function HomePage({ counters: loaded, closes, at, system }: HomePageProps) {
  const page = usePage();
  const counters = useLiveCounters(loaded);
  if (counters === null) return <PageFailure />;
  const waiting = TASKS.filter(({ counter }) => counters[counter] > 0);
  const done = TASKS.filter(({ counter }) => counters[counter] === 0);
  return (
    <>
      <PageHeader title={page.t('operations.home.title')} lead={page.t('operations.home.lead')} />
      {counters.isMaintaining && (
        <Notice look="warning">
          <p className="flex flex-wrap items-center gap-x-3">
            <Construction size={18} aria-hidden className="flex-none" />
            {page.t('operations.home.maintaining')}
            <a className="link" href={page.href('/operator/maintenance')}>
              {page.t('operations.home.maintaining.link')}
            </a>
          </p>
        </Notice>
      )}
      <Section id="waiting" title={page.t('operations.home.waiting')}>
        {waiting.length === 0 ? (
          <p className="text-muted flex items-center gap-3 py-4">
            <CircleCheck size={28} aria-hidden className="text-success flex-none" />
            {page.t('operations.home.nothing')}
          </p>
        ) : (
          <Cards counters={counters} list={waiting} isUrgent />
        )}
        {done.length > 0 && waiting.length > 0 && (
          <p className="text-muted mt-5 text-sm">
            {page.t('operations.home.done', { list: done.map(({ label }) => page.t(label)).join(' · ') })}
          </p>
        )}
      </Section>
      <TodaySection closes={closes} at={at} />
      <SystemSection system={system} />
      <Section id="state" title={page.t('operations.home.state')}>
        <Cards counters={counters} list={STATE} />
      </Section>
    </>
  );
}

interface CardsProps {
  readonly counters: OperatorCounters;
  readonly list: readonly Counted[];
  readonly isUrgent?: boolean;
}

function Cards({ counters, list, isUrgent = false }: CardsProps) {
  const page = usePage();
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(240px,1fr))]">
      {list.map(({ counter, label, path, query }) => (
        <li key={counter} className="grid">
          <a
            href={page.href(path, query)}
            className={`hover:border-control bg-page flex items-center gap-4 rounded-xl border p-4 ${isUrgent ? 'border-warning' : 'border-line'}`}
          >
            <span className={`min-w-12 text-2xl font-bold tabular-nums ${isUrgent ? 'text-gold-text' : 'text-muted'}`}>
              {new Intl.NumberFormat(page.state.locale).format(counters[counter])}
            </span>
            <span className="min-w-0 wrap-anywhere">{page.t(label)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The money of the current day, by currency, as it was when the page was loaded. */
function TodaySection({ closes, at }: Pick<HomeData, 'closes' | 'at'>) {
  const page = usePage();
  return (
    <Section
      id="today"
      title={page.t('operations.home.today')}
      lead={
        <>
          {page.t('operations.home.today.lead')} <LocalTime iso={at} />
        </>
      }
      actions={<LinkButton href={page.href('/operator/close')}>{page.t('money.closing.title')}</LinkButton>}
    >
      {closes.length === 0 ? (
        <p className="text-muted text-sm">{page.t('operations.home.today.none')}</p>
      ) : (
        <CloseSums closes={closes} />
      )}
    </Section>
  );
}

export interface HomeData {
  /** The current day in each currency that moved. */
  readonly closes: readonly DailyClose[];
  /** When they were read: an ISO time. */
  readonly at: string;
  readonly system: SystemState;
}

export async function loadHome(page: Page, now: number): Promise<HomeData> {
  const today = businessDayOf(now);
  const [{ closes, at }, system] = await Promise.all([
    loadCloses(page, { begin: today, end: today, isChosen: false }, now),
    loadSystem(page),
  ]);
  return { closes, at, system };
}

/** What is wrong with the installation itself, kept up to date; the page of the system has the rest. */
function SystemSection({ system: loaded }: { readonly system: SystemState }) {
  const page = usePage();
  const { failed, queues, webhooks, backup } = useLiveData(loaded, ['system'], loadSystem);
  const failing = queues.reduce((sum, queue) => sum + queue.failing, 0);
  const isFine = failed.length === 0 && failing === 0 && webhooks.failing === 0 && isBackupFine(backup);
  return (
    <Section
      id="system"
      title={page.t('operations.system.title')}
      actions={<LinkButton href={page.href('/operator/system')}>{page.t('operations.home.system.all')}</LinkButton>}
    >
      <div className="flex flex-col gap-3">
        {isFine && <Notice look="success">{page.t('operations.home.system.fine')}</Notice>}
        {failed.length > 0 && <Notice look="danger">{page.t('operations.system.health.notReady')}</Notice>}
        <BackupTrouble backup={backup} />
        {failing > 0 && <Notice look="warning">{page.t('operations.home.system.jobs', { count: failing })}</Notice>}
        {webhooks.failing > 0 && (
          <Notice look="warning">{page.t('operations.home.system.webhooks', { count: webhooks.failing })}</Notice>
        )}
      </div>
    </Section>
  );
}
