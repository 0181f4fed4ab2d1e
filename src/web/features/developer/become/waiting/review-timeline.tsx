import { Check, Mail, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProviderApplication } from '#contract/provider/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { Button } from '#web/ui/button.tsx';

interface ReviewTimelineProps {
  readonly application: ProviderApplication;
  readonly onReload: () => Promise<unknown>;
  /** The subject of the review; the application by default. */
  readonly title?: string;
}

/** Past, current and expected events: 3 to 5 business days as dates (R4.20, R9.3). */
export function ReviewTimeline({ application, onReload, title }: ReviewTimelineProps) {
  const page = usePage();
  const { isBusy, start } = useAction(onReload);
  const { from, to } = application.reviewDueAt;
  const [day, lastDay] = formatDays(page.state.locale, [from, to]);
  const days = { min: LIMITS.reviewDaysMin, max: LIMITS.reviewDaysMax };
  return (
    <section aria-labelledby="review" className="card flex flex-col gap-5 p-5 sm:p-7">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="review" className="text-lg">
            {title ?? page.t('become.review.title')}
          </h3>
          <p className="text-muted mt-1">{page.t('become.review.text', days)}</p>
        </div>
        <Button className="flex-none" isBusy={isBusy} onClick={start} Icon={RefreshCw}>
          {page.t('become.review.look')}
        </Button>
      </header>
      <ol className="flex flex-col">
        <Event title={page.t('become.event.submitted')} isDone>
          <LocalTime iso={application.submittedAt} precision="minute" />
        </Event>
        <Event title={page.t('become.event.reviewing')} isCurrent>
          {page.t(application.isAnswerAwaited ? 'become.event.asked' : 'become.event.reviewing.text')}
        </Event>
        <Event title={page.t('become.event.decision')}>
          {page.t('become.event.decision.text', { from: day ?? from, to: lastDay ?? to, ...days })}
        </Event>
      </ol>
      <p className="text-muted flex items-start gap-2 text-sm">
        <Mail size={18} aria-hidden className="mt-0.5 flex-none" />
        <span className="wrap-anywhere">{page.t('become.review.mail', { email: application.pocEmail })}</span>
      </p>
    </section>
  );
}

/** Calendar days, independent of time zones. */
function formatDays(locale: string, days: readonly string[]): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return days.map((day) => format.format(new Date(day)));
}

interface EventProps {
  readonly title: string;
  readonly isDone?: boolean;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

function Event({ title, isDone = false, isCurrent = false, children }: EventProps) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className="flex gap-4">
      <span aria-hidden className="flex flex-none flex-col items-center">
        <span
          className={`grid h-7 w-7 place-items-center rounded-full ${
            isDone ? 'bg-raised text-success' : isCurrent ? 'bg-gold text-on-gold' : 'border-control border-2'
          }`}
        >
          {isDone && <Check size={16} />}
          {isCurrent && <span className="h-2.5 w-2.5 rounded-full bg-current" />}
        </span>
        <span className="bg-line my-1 w-0.5 flex-1 [li:last-child_&]:hidden" />
      </span>
      <div className="min-w-0 pb-5">
        <p className="font-bold">{title}</p>
        <p className="text-muted text-sm">{children}</p>
      </div>
    </li>
  );
}
