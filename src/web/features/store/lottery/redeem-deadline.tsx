import type { Invoice } from '#contract/invoice/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { formatCalendarDay } from '#web/kit/invoice/format-invoice.ts';
import { findRedeemState, type RedeemState } from './redeem-state.ts';

const TONES = {
  unknown: 'text-muted',
  over: 'text-danger',
  soon: 'text-info',
  open: 'text-success',
  urgent: 'text-warning',
} as const satisfies Record<RedeemState['kind'], string>;

/** The period for claiming the prize, and the days left. */
export function RedeemDeadline({ invoice, today }: { invoice: Invoice; today: string }) {
  const page = usePage();
  const { redeemFrom, redeemUntil } = invoice;
  const state = findRedeemState(invoice, today);
  const [from, until] = [redeemFrom, redeemUntil].map((day) =>
    day === null ? '' : formatCalendarDay(day, page.state.locale),
  );
  return (
    <span className="flex flex-col">
      {state.kind !== 'unknown' && (
        <span className="tabular-nums">{page.t('words.fromToUntil', { from: from ?? '', until: until ?? '' })}</span>
      )}
      <span className={`font-bold ${TONES[state.kind]}`}>{describeState(page, state)}</span>
    </span>
  );
}

function describeState(page: Page, state: RedeemState): string {
  if (state.kind === 'unknown' || state.kind === 'over') return page.t(`lottery.deadline.${state.kind}`);
  return page.t(state.kind === 'soon' ? 'lottery.deadline.soon' : 'lottery.deadline.left', { days: state.days });
}
