import { AppWindow, Eye, Gamepad2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PortalSummary } from '#contract/portal/entities.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import type { DashboardFilter } from './dashboard-filter.tsx';

const STATES = [
  [SHELF.onShelf, 'onShelf'],
  [SHELF.offShelf, 'offShelf'],
  [SHELF.removed, 'removed'],
] as const;

interface FigureCardsProps {
  readonly filter: DashboardFilter;
  readonly summary: PortalSummary;
}

/** The key figures. */
export function FigureCards({ filter, summary }: FigureCardsProps) {
  const page = usePage();
  const format = new Intl.NumberFormat(page.state.locale).format;
  const { applications, period, previous, totals } = summary;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      {(['views', 'plays'] as const).map((kind) => (
        <FigureCard
          key={kind}
          title={page.t(`words.${kind}`)}
          Icon={kind === 'views' ? Eye : Gamepad2}
          figure={format(period[kind])}
        >
          <Change now={period[kind]} before={previous[kind]} days={filter.days} />
          <p className="text-muted text-xs">{page.t('portal.figure.total', { count: totals[kind] })}</p>
        </FigureCard>
      ))}
      {filter.applicationId === undefined && (
        <FigureCard
          title={page.t('shell.account.applications')}
          Icon={AppWindow}
          figure={format(applications.onShelf + applications.offShelf + applications.removed)}
          className="col-span-2 lg:col-span-1"
        >
          <dl className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
            {STATES.map(([code, name]) => (
              <div key={code} className="flex gap-1.5">
                <dt className="text-muted">{page.t(`shelf.${code}`)}</dt>
                <dd className="font-bold tabular-nums">{format(applications[name])}</dd>
              </div>
            ))}
          </dl>
        </FigureCard>
      )}
    </div>
  );
}

interface FigureCardProps {
  readonly title: string;
  readonly figure: string;
  readonly Icon: typeof Eye;
  readonly className?: string;
  readonly children: ReactNode;
}

function FigureCard({ title, figure, Icon, className = '', children }: FigureCardProps) {
  return (
    <section className={`card flex min-w-0 flex-col gap-1 p-4 sm:p-5 ${className}`}>
      <h2 className="text-muted flex items-center gap-2 font-sans text-sm font-bold">
        <Icon size={18} aria-hidden className="text-gold-text flex-none" />
        {title}
      </h2>
      <p className="text-xl font-bold tabular-nums">{figure}</p>
      {children}
    </section>
  );
}

function Change({ now, before, days }: { now: number; before: number; days: number }) {
  const page = usePage();
  const change = changeOf(now, before);
  const percent = new Intl.NumberFormat(page.state.locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  const look = change === null || change === 0 ? 'text-muted' : change > 0 ? 'text-success' : 'text-danger';
  return (
    <p className={`text-xs font-bold ${look}`}>
      {change === null
        ? page.t('portal.figure.new', { days })
        : page.t('portal.figure.change', { change: percent.format(change), days })}
    </p>
  );
}

/** Relative change from `before` to `now`: 0.5 is an increase by half. Null if `before` is zero. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}
