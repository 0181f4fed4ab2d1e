import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import { requireAccountAlone } from '../../db/account-locks.ts';
import type { Services } from '../../services.ts';
import { type Database, type RequestedKey, readKey } from './application-draft.ts';
import { type DraftKey, insertDraft, updateDraft } from './draft-queries.ts';

type Parts = Pick<Services, 'database'>;

const TOO_MANY = { form: 'form.count' };

const OUTDATED = { revision: 'field.invalid' };

/** Saves a draft. The revision prevents two windows from overwriting each other. */
export function saveApplicationDraft({ database: { db } }: Parts): Handler<'saveApplicationDraft'> {
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

interface Saving {
  readonly draft: { readonly userId: number; readonly form: string; readonly now: Date };
  /** Null for a new draft of a new application. */
  readonly key: DraftKey | null;
  readonly revision: number;
}

function save(db: Database, { draft, key, revision }: Saving) {
  if (key === null) return insertNewDraft(db, draft);
  const isFirst = revision === 0 && 'applicationNumber' in key;
  return isFirst ? insertDraft(db, { ...draft, ...key }) : updateDraft(db, { ...draft, key, revision });
}

/** Locks the account exclusively: two concurrent calls would both find the last free place. */
function insertNewDraft(db: Database, draft: Saving['draft']) {
  return db.transaction().execute(async (trx) => {
    await requireAccountAlone(trx, draft.userId);
    return insertDraft(trx, { ...draft, applicationNumber: null });
  });
}

function isNew({ draftId, applicationId }: RequestedKey): boolean {
  return draftId === undefined && applicationId === undefined;
}
