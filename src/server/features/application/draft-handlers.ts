import {
  deleteApplicationDraft,
  getApplicationDraft,
  listApplicationDrafts,
  saveApplicationDraft,
} from '#contract/application/draft-endpoints.ts';
import type { ApplicationDraft } from '#contract/application/draft-entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import { requireOwnApplication } from '../../api/require-own-application.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { requireAccountAlone } from '../account/account-lock-queries.ts';
import {
  type DraftKey,
  type DraftRow,
  findDraft,
  insertDraft,
  listDrafts,
  removeDraft,
  updateDraft,
} from './draft-queries.ts';
import { findOwnNumber } from './own-application-queries.ts';

type Parts = Pick<Services, 'database'>;
type AskedKey = { readonly draftId?: number | undefined; readonly applicationId?: string | undefined };

const TOO_MANY = { form: 'form.count' };
const OUTDATED = { revision: 'field.invalid' };

/** What developers type before they save it. */
export function draftHandlers(services: Parts): BoundHandler[] {
  return [
    handle(getApplicationDraft, createGetDraft(services)),
    handle(listApplicationDrafts, createListDrafts(services)),
    handle(saveApplicationDraft, createSaveDraft(services)),
    handle(deleteApplicationDraft, createDeleteDraft(services)),
  ];
}

function createGetDraft({ database: { db } }: Parts): Handler<typeof getApplicationDraft> {
  return async (asked, context) => {
    const { userId } = requireSession(context);
    const row = await findDraft(db, userId, await readKey(db, userId, asked));
    return { draft: row === undefined ? null : presentDraft(row) };
  };
}

function createListDrafts({ database: { db } }: Parts): Handler<typeof listApplicationDrafts> {
  return async (_request, context) => {
    const list = (await listDrafts(db, requireSession(context).userId)).map(presentDraft);
    return { count: list.length, list };
  };
}

/** Two windows cannot overwrite each other: whoever saves says which revision was read. */
function createSaveDraft({ database: { db } }: Parts): Handler<typeof saveApplicationDraft> {
  return async ({ form, revision, ...asked }, context) => {
    const { userId } = requireSession(context);
    const key = isNew(asked) ? null : await readKey(db, userId, asked);
    const now = new Date(context.clock());
    const draft = { userId, form: JSON.stringify(form), now };
    const saved = await save(db, { draft, key, revision });
    if (saved === undefined) throw new ApiError(ERROR.parameterError, { fields: key === null ? TOO_MANY : OUTDATED });
    return { draftId: saved.id, revision: saved.revision, savedAt: now.toISOString() };
  };
}

function createDeleteDraft({ database: { db } }: Parts): Handler<typeof deleteApplicationDraft> {
  return async (asked, context) => {
    const { userId } = requireSession(context);
    await removeDraft(db, { userId, ...(await readKey(db, userId, asked)) });
    return { result: true };
  };
}

type Database = Services['database']['db'];

interface Saving {
  readonly draft: { readonly userId: number; readonly form: string; readonly now: Date };
  /** Null for a new draft of an application to be made. */
  readonly key: DraftKey | null;
  readonly revision: number;
}

function save(db: Database, { draft, key, revision }: Saving) {
  if (key === null) return insertNewDraft(db, draft);
  const isFirst = revision === 0 && 'applicationNumber' in key;
  return isFirst ? insertDraft(db, { ...draft, ...key }) : updateDraft(db, { ...draft, key, revision });
}

/** Alone: two calls at once would both find the last place. */
function insertNewDraft(db: Database, draft: Saving['draft']) {
  return db.transaction().execute(async (trx) => {
    await requireAccountAlone(trx, draft.userId);
    return insertDraft(trx, { ...draft, applicationNumber: null });
  });
}

function isNew({ draftId, applicationId }: AskedKey): boolean {
  return draftId === undefined && applicationId === undefined;
}

/**
 * @throws `applicationNotFound` for an application that is not one's own, `invalidFormat` where nothing is asked for.
 */
async function readKey(db: Database, userId: number, { draftId, applicationId }: AskedKey): Promise<DraftKey> {
  if (applicationId !== undefined) {
    return { applicationNumber: requireOwnApplication(await findOwnNumber(db, { userId, applicationId })) };
  }
  if (draftId === undefined) throw new ApiError(ERROR.invalidFormat, { fields: { draftId: 'field.required' } });
  return { draftId };
}

function presentDraft({ id, app_id, form, revision, saved_at }: DraftRow): ApplicationDraft {
  return { draftId: id, applicationId: app_id, form, revision, savedAt: saved_at.toISOString() };
}
