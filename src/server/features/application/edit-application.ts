import type { Transaction } from 'kysely';
import type { RequestOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { isSameApplicationId } from '#contract/schema/application-id.ts';
import { maySellProducts } from '#domain/application/may-sell-products.ts';
import type { StoredApplicationForm } from '#domain/forms/application/application-fields.ts';
import { type Fields, isBlank, isFields } from '#domain/forms/checks/checks.ts';
import type { FieldIssue } from '#domain/forms/field-issue.ts';
import { findChangedFields } from '#domain/forms/form-table.ts';
import { applicationShelf } from '#domain/state-machines/application-shelf.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import type { EndpointNamed, Handler } from '../../api/handler.ts';
import { requireAllowed } from '../../api/require-allowed.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import { writeCatalogue } from '../../cache/write-catalogue.ts';
import { changedAt } from '../../db/changed-at.ts';
import { indexApplication } from '../../db/index-application.ts';
import type { Schema } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { writeAudit } from '../audit/public.ts';
import { hasProductsOnShelf } from '../product/public.ts';
import { removeDraft } from './draft-queries.ts';
import { findStoredForm, type LockedApplication, lockOwnApplication } from './own-application-queries.ts';
import { readSubmission } from './read-submission.ts';
import { updateApplication } from './save-application-queries.ts';

type EditRequest = RequestOf<EndpointNamed<'editApplication'>>;

/**
 * Updates the fields that are sent, validated together with the stored ones. An edit without changes is not recorded.
 */
export function editApplication({
  cache,
  database,
  config,
}: Pick<Services, 'cache' | 'database' | 'config'>): Handler<'editApplication'> {
  return async ({ applicationId, draftId, updatedAt: readAt, ...sent }, context) => {
    const { userId } = requireSession(context);
    const edit = async (trx: Transaction<Schema>) => {
      const application = requireOwnApplication(await lockOwnApplication(trx, { userId, applicationId }));
      requireAllowed(move(applicationShelf, application.status, 'edit'));
      requireUnchanged(application, readAt);
      const now = changedAt(application.updated_at, new Date(context.clock()));
      const wasChanged = await applyEdit(trx, { application, sent, userId, now, config });
      if (draftId !== undefined) await removeDraft(trx, { userId, draftId });
      return { isChanged: wasChanged, updatedAt: (wasChanged ? now : application.updated_at).toISOString() };
    };
    const { updatedAt } = await writeCatalogue({ database, cache }, edit, ({ isChanged }) => isChanged);
    return { result: true as const, updatedAt };
  };
}

/** @throws `parameterError` if the application was saved since the caller read it. */
function requireUnchanged({ updated_at }: LockedApplication, readAt: string | undefined): void {
  if (readAt === undefined || Date.parse(readAt) === updated_at.getTime()) return;
  throw new ApiError(ERROR.parameterError, { fields: { updatedAt: 'field.invalid' } });
}

interface Edit {
  readonly application: LockedApplication;
  readonly sent: Omit<EditRequest, 'applicationId' | 'draftId' | 'updatedAt'>;
  readonly userId: number;
  readonly now: Date;
  readonly config: Services['config'];
}

/** Writes an edit if it changes anything. Returns whether it did. */
async function applyEdit(
  trx: Transaction<Schema>,
  { application: { id, app_id: appId, game_product_id: gameProduct }, sent, userId, now, config }: Edit,
): Promise<boolean> {
  const stored = requireOwnApplication(await findStoredForm(trx, id));
  const fields = mergeFields(stored, sent);
  const issues = findOtherId(stored.appId, sent.appId);
  const form = await readSubmission(trx, { fields, userId, stored, config, issues });
  const changed = findChangedFields(stored, form);
  if (changed.length === 0) return false;
  if (maySellProducts(stored) && !maySellProducts(form)) await requireNothingOnSale(trx, id);
  if (gameProduct !== null && !form.isPaidOnce) throw soldAsProduct();
  await updateApplication(trx, { id, form, userId, now });
  if (changed.includes('contents')) await indexApplication(trx, id);
  await writeAudit(trx, {
    actorUserId: userId,
    action: 'application.edit',
    subject: `application:${appId}`,
    details: { fields: changed },
  });
  return true;
}

/**
 * @throws `parameterError` if the application has products on sale but the edit states that it sells nothing (R3.14).
 */
async function requireNothingOnSale(trx: Transaction<Schema>, applicationId: number): Promise<void> {
  if (!(await hasProductsOnShelf(trx, applicationId))) return;
  throw new ApiError(ERROR.parameterError, { fields: { hasInAppPurchase: 'form.sells_products' } });
}

/** The error for an edit that makes a game free while a product sells it. */
function soldAsProduct(): ApiError {
  return new ApiError(ERROR.parameterError, { fields: { isPaidOnce: 'form.sold_as_product' } });
}

/** Merges the sent fields into the stored form; screenshots are replaced per kind. The ID does not change. */
function mergeFields(stored: StoredApplicationForm, sent: Edit['sent']): Fields {
  const { screenshots } = sent;
  const kinds = isFields(screenshots) ? { ...stored.screenshots, ...definedOf(screenshots) } : screenshots;
  return { ...stored, ...definedOf(sent), ...definedOf({ screenshots: kinds }), appId: stored.appId };
}

function definedOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A sent ID must match the application's (R5.30). */
function findOtherId(appId: string, sent: unknown): readonly FieldIssue[] {
  const isSame = isBlank(sent) || (typeof sent === 'string' && isSameApplicationId(sent.trim(), appId));
  return isSame ? [] : [{ field: 'appId', message: 'field.invalid', code: ERROR.invalidFormat }];
}
