import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import { requireSession } from '../../api/require-session.ts';
import type { Services } from '../../services.ts';
import { nameDevice } from './device-queries.ts';

/** Renames a device. Another account's device is reported as not found. */
export function renameDevice({ database }: Pick<Services, 'database'>): Handler<'renameDevice'> {
  return async ({ id, name }, context) => {
    const { userId } = requireSession(context);
    const trimmed = name.trim();
    if (trimmed === '') throw new ApiError(ERROR.invalidFormat, { fields: { name: 'field.required' } });
    const isNamed = await nameDevice(database.db, { userId, id, name: trimmed });
    if (!isNamed) throw new ApiError(ERROR.parameterError);
    return { result: true };
  };
}
