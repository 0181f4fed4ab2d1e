import type { AuditAction, AuditKind } from '#contract/admin/audit-actions.ts';
import type { MessageKey } from './message-key.ts';

const MONEY_ACTIONS = [
  'deposit.create',
  'deposit.paid',
  'deposit.pending',
  'deposit.authorized',
  'deposit.cancelling',
  'deposit.cancelled',
  'deposit.rejected',
  'deposit.rejected_cancelled',
  'deposit.moved',
  'deposit.problem',
  'deposit.refund',
  'deposit.approve_refund',
  'deposit.approve_credit',
  'deposit.give_up_refund',
  'deposit.refund_sent',
  'deposit.settle_problem',
  'order.ask_refund',
  'order.refund',
  'order.approve_refund',
  'order.decline_refund',
  'invoice.draw',
  'invoice.retry',
  'invoice.range',
  'agency.add',
  'agency.rename',
  'agency.remove',
  'rate.set',
  'rate.import',
] as const;

const PROVIDER_ACTIONS = [
  'provider.apply',
  'provider.apply_for_change',
  'provider.answer',
  'provider.edit',
  'provider.approve',
  'provider.reject',
  'provider.ask',
  'provider.timeout',
  'provider.disable',
  'provider.enable',
] as const;

const VERSION_ACTIONS = [
  'version.create',
  'version.edit',
  'version.file',
  'version.submit',
  'version.release',
  'version.pull',
  'version.delete',
  'version.reapply',
  'version.approve',
  'version.reject',
  'version.ask',
  'version.answer',
  'version.remove',
  'version.restore',
  'version.appeal',
  'version.appeal_grant',
  'version.appeal_decline',
  'version.inspection_failed',
] as const;

const OPERATIONS_ACTIONS = [
  'claim.takeOver',
  'application.remove',
  'application.restore',
  'application.sort',
  'application.order',
  'application.open',
  'application.close',
  'banner.add',
  'banner.change',
  'banner.remove',
  'maintenance.add',
  'maintenance.change',
  'maintenance.remove',
  'company.change',
  'category.sort',
  'bank.import',
] as const;

const PRODUCT_ACTIONS = [
  'product.create',
  'product.edit',
  'product.release',
  'product.pull',
  'product.delete',
  'product.duplicate',
  'product.reprice',
  'product.import',
  'product.remove',
  'product.restore',
] as const;

const RATING_ACTIONS = [
  'rating.remove',
  'rating.restore',
  'rating.dismiss',
  'rating.answer',
  'rating.unanswer',
  'rating.remove_answer',
  'rating.restore_answer',
  'rating.dismiss_answer',
] as const;

const OWN_ACTIONS = [
  'application.create',
  'application.edit',
  'application.delete',
  'application.release',
  'webhook.create',
  'webhook.edit',
  'webhook.delete',
  'webhook.renew_secret',
  'webhook.switch_off',
  'access_token.create',
  'access_token.revoke',
] as const;

type Named = readonly [AuditAction, MessageKey];

const PAIRS = [
  ['user.suspend', 'operator.action.suspend'],
  ['user.reactivate', 'operator.action.reactivate'],
  ['user.deactivate', 'operator.action.deactivate'],
  ['user.delete', 'operator.action.delete'],
  ['application.pull', 'operator.action.pull'],
  ...OWN_ACTIONS.map((action): Named => [action, `operator.action.${action}`]),
  ...PROVIDER_ACTIONS.map((action): Named => [action, `providers.action.${action}`]),
  ...VERSION_ACTIONS.map((action): Named => [action, `reviews.action.${action}`]),
  ...OPERATIONS_ACTIONS.map((action): Named => [action, `operations.action.${action}`]),
  ...PRODUCT_ACTIONS.map((action): Named => [action, `allProducts.action.${action}`]),
  ...RATING_ACTIONS.map((action): Named => [action, `operator.action.${action}`]),
  ...MONEY_ACTIONS.map((action): Named => [action, `money.action.${action}`]),
] as const satisfies readonly Named[];

/** What the audit log's actions are called; a test asks for each of `AUDIT_ACTIONS`. */
export const ACTION_NAMES: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>(PAIRS);

/** What things of a kind are called in the audit log, for headings and choices. */
export function kindName(kind: AuditKind) {
  return `operator.kind.${kind}` as const;
}

/** What an action is listed under; its `kindName` is called like that of a kind of things. */
export function groupOf(action: string): string {
  return action.split('.', 1)[0] ?? '';
}
