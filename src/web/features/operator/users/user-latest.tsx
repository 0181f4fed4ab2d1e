import type { ReactNode } from 'react';
import { RATINGS_COUNTED } from '#contract/rating/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Stars } from '#web/kit/rating/rating-text.tsx';
import { PaymentChip, StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { AuditAction, auditFilter } from '../audit/audit-link.tsx';
import { AuditActor, AuditTarget } from '../audit/audit-people.tsx';
import { depositFilter } from '../money/deposits/deposit-filter.ts';
import { OrderState, orderFilter } from '../money/orders/order-state.tsx';
import { ALL_PATH, allFilter } from '../ratings/all-filter.ts';
import type { UserData } from './load-user.ts';

type Of<Kind extends keyof UserData> = UserData[Kind] & { readonly userId: number };

/** The latest top-ups of an account. */
export function LatestDeposits({ userId, count, list }: Of<'deposits'>) {
  const page = usePage();
  const address = (filter: Parameters<typeof depositFilter.query>[0]) =>
    page.href('/operator/deposits', depositFilter.query(filter));
  return (
    <Latest
      id="deposits"
      title={page.t('operator.kind.deposit')}
      total={count > 0 && page.t('words.count.deposit', { count })}
      none={page.t('operator.user.noDeposits')}
      all={{ text: page.t('money.deposits.all'), href: address({ userId }) }}
    >
      {list.map(({ orderId, paymentMethod, paymentStatus, refundedAmount, amount, currency, createdAt }) => (
        <LatestRow
          key={orderId}
          name={
            <a className="link font-bold" href={address({ search: orderId })}>
              {orderId}
            </a>
          }
          note={page.t(`paymentMethod.${paymentMethod}`)}
          time={createdAt}
          figure={<Amount amount={amount} currency={currency} />}
          state={<PaymentChip status={paymentStatus} refundedAmount={refundedAmount} />}
        />
      ))}
    </Latest>
  );
}

/** The latest exchanges of an account. */
export function LatestOrders({ userId, count, list }: Of<'orders'>) {
  const page = usePage();
  const address = (filter: Parameters<typeof orderFilter.query>[0]) =>
    page.href('/operator/orders', orderFilter.query(filter));
  return (
    <Latest
      id="orders"
      title={page.t('money.orders.title')}
      total={count > 0 && page.t('words.count.order', { count })}
      none={page.t('operator.user.noOrders')}
      all={{ text: page.t('money.orders.all'), href: address({ userId }) }}
    >
      {list.map((order) => (
        <LatestRow
          key={order.orderId}
          name={
            <a className="link font-bold" href={address({ orderId: order.orderId })}>
              {order.productName || order.productId}
            </a>
          }
          note={`${order.applicationName} · ${order.orderId}`}
          time={order.createdAt}
          figure={<Amount amount={order.amount} currency={order.currency} />}
          state={<OrderState order={order} />}
        />
      ))}
    </Latest>
  );
}

/** The latest reviews of an account. */
export function LatestRatings({ userId, count, list }: Of<'ratings'>) {
  const page = usePage();
  const address = (applicationId?: string) =>
    page.href(ALL_PATH, allFilter.query({ queue: 'all', userId, applicationId }));
  return (
    <Latest
      id="ratings"
      title={page.t('operator.kind.rating')}
      total={count > 0 && page.t(count < RATINGS_COUNTED ? 'ratings.all.count' : 'ratings.all.countMore', { count })}
      none={page.t('ratings.all.none.all')}
      all={{ text: page.t('ratings.all.ofAuthor'), href: address() }}
    >
      {list.map(({ id, applicationId, applicationName, stars, words, lang, writtenAt, heldAt, removal }) => (
        <LatestRow
          key={id}
          name={
            <a className="link font-bold" href={address(applicationId)}>
              {applicationName}
            </a>
          }
          note={
            <span lang={lang} className="line-clamp-2 w-full">
              {words}
            </span>
          }
          time={writtenAt}
          figure={<Stars stars={stars} label={page.t('ratings.starsOf', { stars })} />}
          state={
            removal !== null ? (
              <StateChip
                state="ratings.all.removedFor"
                values={{ reason: page.t(`ratings.reason.${removal.reason}`) }}
              />
            ) : (
              heldAt !== null && <StateChip state="ratings.all.held" />
            )
          }
        />
      ))}
    </Latest>
  );
}

/** The latest entries of the log that an account is in. */
export function LatestEntries({ userId, count, list }: Of<'entries'>) {
  const page = usePage();
  return (
    <Latest
      id="entries"
      title={page.t('operator.audit.title')}
      total={count > 0 && page.t('operator.audit.count', { count })}
      none={page.t('operator.audit.noneOf.title')}
      all={{ text: page.t('operator.audit.all'), href: page.href('/operator/audit', auditFilter.query({ userId })) }}
    >
      {list.map((entry) => (
        <LatestRow
          key={entry.id}
          name={<AuditAction action={entry.action} />}
          note={entry.reason}
          time={entry.createdAt}
          figure={entry.user?.id === userId ? null : <AuditTarget entry={entry} />}
          state={entry.actor?.id === userId ? null : <AuditActor entry={entry} />}
        />
      ))}
    </Latest>
  );
}

interface LatestProps {
  readonly id: string;
  readonly title: string;
  /** Their number, in words; false if there are none. */
  readonly total: string | false;
  readonly none: string;
  /** The list of all. */
  readonly all: { readonly text: string; readonly href: string };
  readonly children: readonly ReactNode[];
}

function Latest({ id, title, total, none, all, children }: LatestProps) {
  if (total === false) {
    return (
      <section aria-labelledby={id} className="card flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4 sm:px-7 sm:py-5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-muted text-sm">{none}</p>
      </section>
    );
  }
  return (
    <Section
      id={id}
      title={
        <>
          {title} <span className="text-muted font-sans text-sm font-normal">{total}</span>
        </>
      }
      actions={
        <a className="link text-sm" href={all.href}>
          {all.text}
        </a>
      }
    >
      <ul className="-my-3">{children}</ul>
    </Section>
  );
}

interface LatestRowProps {
  readonly name: ReactNode;
  readonly note: ReactNode;
  readonly time: string;
  readonly figure: ReactNode;
  readonly state: ReactNode;
}

function LatestRow({ name, note, time, figure, state }: LatestRowProps) {
  return (
    <li className="border-line flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b py-3 text-sm last:border-b-0">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-0.5 wrap-anywhere">
        {name}
        <div className="text-muted flex flex-wrap gap-x-3 text-xs">
          {note}
          <LocalTime iso={time} />
        </div>
      </div>
      <div className="flex flex-none items-center gap-3 sm:flex-col sm:items-end sm:gap-1.5">
        {figure}
        {state}
      </div>
    </li>
  );
}
