import type { PaymentStatus } from '#contract/values/states.ts';
import { isPartlyRefunded } from '#domain/money/partly-refunded.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { MessageValues } from '#i18n/translator.ts';
import { usePage } from '#web/app/use-page.ts';
import { Chip, type ChipLook } from './chip.tsx';

/**
 * The look of every state, by its message key. Pages do not compile if a state of their state machine is missing here.
 */
export const STATE_LOOKS = {
  // Publication of an application, a version or a product
  'shelf.1': 'success',
  'shelf.2': 'quiet',
  'shelf.3': 'danger',
  // Rows of the hall and collections
  'operations.shelves.off': 'quiet',
  // Servers that follow the database
  'operations.system.replication.state.startup': 'info',
  'operations.system.replication.state.catchup': 'warning',
  'operations.system.replication.state.streaming': 'success',
  'operations.system.replication.state.backup': 'info',
  'operations.system.replication.state.stopping': 'warning',
  'operations.system.replication.state.unknown': 'quiet',
  // Discounts
  'discountState.planned': 'info',
  'discountState.running': 'success',
  'discountState.ended': 'quiet',
  // Payments and orders
  'paymentStatus.1': 'success',
  'paymentStatus.2': 'info',
  'paymentStatus.3': 'quiet',
  'paymentStatus.4': 'info',
  'paymentStatus.5': 'warning',
  'paymentStatus.6': 'quiet',
  'paymentStatus.7': 'danger',
  'paymentStatus.8': 'danger',
  'paymentStatus.9': 'warning',
  'paymentStatus.partlyRefunded': 'warning',
  'words.testOrder': 'info',
  'sales.acknowledged': 'success',
  'sales.notAcknowledged': 'warning',
  'money.request.bySeller': 'warning',
  'money.refundState.waiting': 'warning',
  'money.refundState.sending': 'info',
  'money.refundState.done': 'success',
  'money.refundState.by_hand': 'warning',
  'money.refundState.failed': 'danger',
  'money.refundState.given_up': 'quiet',
  'money.disputeState.open': 'warning',
  'money.disputeState.won': 'success',
  'money.disputeState.lost': 'danger',
  'money.rates.state.coming': 'info',
  'money.rates.state.counts': 'success',
  'money.rates.state.past': 'quiet',
  'words.final': 'success',
  'statements.open': 'info',
  // Invoices
  'invoiceStatus.0': 'warning',
  'invoiceStatus.1': 'success',
  'invoiceStatus.2': 'quiet',
  'invoice.state.voided': 'danger',
  'invoice.state.donated': 'info',
  'invoice.state.reduced': 'warning',
  'invoice.state.waiting': 'quiet',
  'winningType.0': 'quiet',
  'winningType.1': 'success',
  'winningType.2': 'success',
  'winningType.3': 'success',
  'winningType.4': 'success',
  'winningType.5': 'success',
  'winningType.6': 'success',
  'winningType.7': 'success',
  'winningType.8': 'success',
  'winningType.9': 'success',
  'winningType.10': 'success',
  'winningType.11': 'success',
  'winningType.12': 'success',
  'printing.0': 'warning',
  'printing.1': 'success',
  'binding.state.bound': 'success',
  'binding.state.unbound': 'quiet',
  // Accounts
  'userStatus.1': 'success',
  'userStatus.2': 'danger',
  'userStatus.3': 'quiet',
  'operator.users.deleted': 'quiet',
  'account.sessions.current': 'success',
  'account.ways.notOffered': 'quiet',
  'account.devices.current': 'success',
  'tokens.expired': 'danger',
  // Reviews of developers and versions
  'providerReview.1': 'info',
  'providerReview.2': 'success',
  'providerReview.3': 'danger',
  'providerReview.4': 'quiet',
  'providers.stand.inTime': 'quiet',
  'providers.stand.due': 'warning',
  'providers.stand.late': 'danger',
  'providers.answerAwaited': 'quiet',
  'providers.off': 'danger',
  'operations.claim.own': 'info',
  'operations.claim.other': 'warning',
  'postState.1': 'quiet',
  'postState.2': 'info',
  'postState.3': 'success',
  'postState.4': 'danger',
  'postState.5': 'quiet',
  'postState.6': 'danger',
  'versionReview.0': 'quiet',
  'versionReview.1': 'info',
  'versionReview.2': 'danger',
  'versionReview.3': 'success',
  'reviews.risk.low': 'quiet',
  'reviews.risk.medium': 'warning',
  'reviews.risk.high': 'danger',
  'reviews.inspection.none': 'quiet',
  'reviews.inspection.waiting': 'quiet',
  'reviews.inspection.running': 'info',
  'reviews.inspection.passed': 'success',
  'reviews.inspection.warned': 'warning',
  'reviews.inspection.failed': 'danger',
  'reviews.inspection.skipped': 'quiet',
  'reviews.answerAwaited': 'quiet',
  'reviews.appeal.waiting': 'warning',
  'reviews.appeal.state.waiting': 'warning',
  'reviews.appeal.state.granted': 'success',
  'reviews.appeal.state.declined': 'danger',
  // Applications and versions of a developer
  'portal.apps.closed': 'danger',
  'portal.apps.inReview': 'info',
  'portal.apps.rejected': 'danger',
  'portal.apps.draft': 'info',
  'versions.standing.online': 'success',
  'versions.standing.hidden': 'warning',
  'versions.standing.draft': 'quiet',
  'versions.standing.inspecting': 'info',
  'versions.standing.asked': 'warning',
  'versions.standing.ready': 'success',
  'versions.standing.earlier': 'quiet',
  'products.import.action.create': 'success',
  'products.import.action.edit': 'info',
  'products.import.action.none': 'quiet',
  'products.import.action.refused': 'danger',
  // Webhooks
  'webhooks.state.on': 'success',
  'webhooks.state.failing': 'warning',
  'webhooks.state.off': 'quiet',
  'webhooks.state.offFailing': 'danger',
  'webhooks.delivery.waiting': 'info',
  'webhooks.delivery.delivered': 'success',
  'webhooks.delivery.failed': 'danger',
  // Operations
  'operations.backups.state.running': 'info',
  'operations.backups.state.done': 'success',
  'operations.backups.state.incomplete': 'warning',
  'operations.backups.state.failed': 'danger',
  'operations.banners.phase.planned': 'info',
  'operations.banners.phase.shown': 'success',
  'operations.banners.phase.over': 'quiet',
  'operations.maintenance.state.upcoming': 'quiet',
  'operations.maintenance.state.running': 'warning',
  'operations.maintenance.state.past': 'quiet',
  'ratings.all.suspended': 'warning',
  'ratings.all.held': 'warning',
  'ratings.all.removedFor': 'danger',
  'ratings.answer.all.removedFor': 'danger',
} as const satisfies Partial<Record<MessageKey, ChipLook>>;

export type State = keyof typeof STATE_LOOKS;

interface StateChipProps {
  /** The message key of the state. */
  readonly state: State;
  readonly values?: MessageValues;
}

/** A state as a colored label. */
export function StateChip({ state, values }: StateChipProps) {
  const page = usePage();
  return <Chip look={STATE_LOOKS[state]}>{page.t(state, values)}</Chip>;
}

interface PaymentChipProps {
  readonly status: PaymentStatus;
  /** The refunded part of a top-up, whose status stays "paid". Orders are only refunded in full. */
  readonly refundedAmount?: number;
}

/** The state of a payment (R4.18). */
export function PaymentChip({ status, refundedAmount = 0 }: PaymentChipProps) {
  const isPartly = isPartlyRefunded(status, refundedAmount);
  return <StateChip state={isPartly ? 'paymentStatus.partlyRefunded' : `paymentStatus.${status}`} />;
}
