import { useState } from 'react';
import type { DepositRefund, OperatorDeposit } from '#contract/deposit/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { ChosenRow } from '#web/kit/list/list-page.tsx';
import { Facts } from '#web/kit/page/facts.tsx';
import { PaymentChip, StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { UserLink } from '../../users/user-link.tsx';
import { History } from '../history.tsx';
import { invoiceFilter } from '../invoices/load-invoices.tsx';
import { OperatorLink, WAITING_NOTE_ID, WaitingCall } from '../waiting-call.tsx';
import { DepositMoveDialog } from './deposit-move-dialog.tsx';
import { type DepositMove, findDepositMoves, findWaitingRefund } from './deposit-moves.ts';
import { DisputeTable, ProblemNotice } from './problem-notice.tsx';

interface DepositDialogProps {
  readonly deposit: OperatorDeposit;
  readonly onClose: () => void;
}

/** A top-up: its status, open issues, available actions and history. */
export function DepositDialog({ deposit, onClose }: DepositDialogProps) {
  const page = usePage();
  const [move, setMove] = useState<DepositMove | null>(null);
  const operatorId = useUser()?.id;
  const waiting = findWaitingRefund(deposit);
  const moves = findDepositMoves(deposit, operatorId);
  const { orderId, currency, problem, refunds, disputes, credit } = deposit;
  return (
    <ModalDialog title={page.t('money.deposit.title', { id: orderId })} isWide onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div>
          <PaymentChip status={deposit.paymentStatus} refundedAmount={deposit.refundedAmount} />
        </div>
        {problem !== null && <ProblemNotice orderId={orderId} problem={problem} />}
        {waiting !== undefined && <WaitingCall kind="refund" {...waiting} currency={currency} ownId={operatorId} />}
        {credit !== null && (
          <WaitingCall kind="credit" {...credit} amount={deposit.amount} currency={currency} ownId={operatorId} />
        )}
        <DepositFacts deposit={deposit} />
        <DepositActions moves={moves} onChoose={setMove} />
        {refunds.length > 0 && <RefundTable refunds={refunds} currency={currency} />}
        {disputes.length > 0 && <DisputeTable disputes={disputes} currency={currency} />}
        {/* Remounts after each change. */}
        <History
          key={`${deposit.paymentStatus} ${refunds.length} ${problem} ${credit?.createdAt}`}
          subject={`deposit:${orderId}`}
        />
      </div>
      {/* What someone else has done meanwhile may have made it another move, with another amount: it is decided on again. */}
      {move !== null && (
        <ChosenRow row={moves.find(({ name }) => name === move.name)} onGone={() => setMove(null)}>
          {(current) => <DepositMoveDialog deposit={deposit} move={current} onClose={() => setMove(null)} />}
        </ChosenRow>
      )}
    </ModalDialog>
  );
}

interface DepositActionsProps {
  readonly moves: readonly DepositMove[];
  readonly onChoose: (move: DepositMove) => void;
}

function DepositActions({ moves, onChoose }: DepositActionsProps) {
  const page = usePage();
  if (moves.length === 0) return <p className="text-muted text-sm">{page.t('money.deposit.final')}</p>;
  return (
    <div className="flex flex-wrap gap-3">
      {moves.map((move) => (
        <button
          key={move.target}
          type="button"
          className={`btn aria-disabled:cursor-not-allowed ${LOOKS.get(move.name) ?? 'btn-quiet'}`}
          aria-disabled={move.isOff}
          aria-describedby={move.isOff ? WAITING_NOTE_ID : undefined}
          onClick={() => move.isOff || onChoose(move)}
        >
          {page.t(`money.move.${move.name}`)}
        </button>
      ))}
    </div>
  );
}

const LOOKS: ReadonlyMap<DepositMove['name'], string> = new Map([
  ['credit', 'btn-gold'],
  ['capture', 'btn-gold'],
  ['confirmCredit', 'btn-gold'],
  ['refund', 'btn-danger'],
  ['confirm', 'btn-danger'],
]);

interface RefundTableProps {
  readonly refunds: readonly DepositRefund[];
  readonly currency: CurrencyCode;
}

/** The refunds of a top-up, including failed ones. */
function RefundTable({ refunds, currency }: RefundTableProps) {
  const page = usePage();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{page.t('money.refunds')}</h3>
      <ul className="flex flex-col">
        {refunds.map((refund) => (
          <li
            key={`${refund.createdAt} ${refund.amount}`}
            className="border-line flex flex-col gap-1 border-t py-3 text-sm"
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <strong>
                <Amount amount={refund.amount} currency={currency} />
              </strong>
              <StateChip state={`money.refundState.${refund.state}`} />
              <span className="text-muted text-xs">
                <LocalTime iso={refund.createdAt} />
              </span>
              <span className="text-xs">
                {refund.operatorId === null ? page.t('money.byProvider') : <OperatorLink id={refund.operatorId} />}
              </span>
            </div>
            {refund.owedAmount > 0 && (
              <p className="text-warning text-xs">
                {page.t('money.owedSince')} <Amount amount={refund.owedAmount} currency={currency} />
              </p>
            )}
            {refund.reason !== '' && <p className="text-muted wrap-anywhere">{refund.reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The stored details of a top-up, without those that do not apply. */
function DepositFacts({ deposit }: { deposit: OperatorDeposit }) {
  const page = usePage();
  const { user, currency, amount, points, refundedAmount, provider, providerReference } = deposit;
  const { storeCode, createdAt, paidAt, expiresAt, invoiceNumber } = deposit;
  return (
    <Facts
      className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3"
      facts={{
        'userType.1': <UserLink user={user} />,
        'words.amount': <Amount amount={amount} currency={currency} />,
        'words.starCoins': new Intl.NumberFormat(page.state.locale).format(points),
        'words.refunded': <Amount amount={refundedAmount} currency={currency} />,
        'words.paymentMethod': (
          <>
            {page.t(`paymentMethod.${deposit.paymentMethod}`)} <span className="text-muted">({provider})</span>
          </>
        ),
        'money.reference': providerReference !== '' && providerReference,
        'money.storeCode': storeCode !== null && storeCode,
        'words.createdAt': <LocalTime iso={createdAt} />,
        'words.paid': paidAt !== null && <LocalTime iso={paidAt} />,
        'money.expiresAt': paidAt === null && expiresAt !== null && <LocalTime iso={expiresAt} />,
        'money.invoice': invoiceNumber !== null && (
          <a className="link" href={page.href('/operator/invoices', invoiceFilter.query({ search: invoiceNumber }))}>
            {invoiceNumber}
          </a>
        ),
      }}
    />
  );
}
