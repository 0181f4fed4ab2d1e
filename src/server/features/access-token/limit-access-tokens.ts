import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { tryRequest } from '../../api/bound-handler.ts';
import type { Pipeline } from '../../api/pipeline.ts';
import type { Services } from '../../services.ts';
import { hasAppId, hasPackageFile, hasPurchase, hasVersion } from './token-caller-queries.ts';

type Db = Services['database']['db'];

/**
 * Restricts a call with a limited token to the token's applications, however the call identifies them. Others are
 * reported as not found. This runs before the handlers, so that no handler can omit the check.
 */
export function limitAccessTokens({ database: { db } }: Pick<Services, 'database'>): Pipeline['before'][number] {
  return (endpoint) => {
    if (endpoint.allowsAccessToken === undefined) return undefined;
    return async (input, context) => {
      const opened = context.session?.opensApplications ?? null;
      const request = opened === null ? undefined : tryRequest(endpoint.request, input);
      // The handler refuses malformed requests.
      if (opened !== null && request !== undefined) await checkReach(db, opened, request);
    };
  };
}

/** Whether the target named by a request belongs to the token's applications. */
type Reaches = (db: Db, opened: readonly number[], name: unknown) => Promise<boolean>;

const NAMES = [
  {
    field: 'applicationId',
    code: ERROR.applicationNotFound,
    reaches: async (db, opened, name) => typeof name === 'string' && hasAppId(db, opened, name),
  },
  {
    field: 'id',
    code: ERROR.versionNotFound,
    reaches: async (db, opened, name) => typeof name === 'number' && hasVersion(db, opened, name),
  },
  {
    field: 'uploadId',
    code: ERROR.versionNotFound,
    reaches: async (db, opened, name) => typeof name === 'string' && hasPackageFile(db, opened, name),
  },
  {
    field: 'exchangeId',
    code: ERROR.orderOrDepositNotFound,
    reaches: async (db, opened, name) => typeof name === 'string' && hasPurchase(db, opened, name),
  },
] as const satisfies readonly {
  field: string;
  code: typeof ERROR.applicationNotFound | typeof ERROR.versionNotFound | typeof ERROR.orderOrDepositNotFound;
  reaches: Reaches;
}[];

/**
 * Checks the first target that a request names. The handler checks that all others belong to the same application.
 * @throws ApiError `applicationNotFound`, `versionNotFound` or `orderOrDepositNotFound` for targets outside the token's
 * applications, `invalidFormat` if the request names no target.
 */
async function checkReach(db: Db, opened: readonly number[], request: unknown): Promise<void> {
  const fields = new Map(Object.entries(typeof request === 'object' && request !== null ? request : {}));
  const named = NAMES.find(({ field }) => fields.get(field) !== undefined);
  if (named === undefined) throw new ApiError(ERROR.invalidFormat, { fields: { applicationId: 'field.required' } });
  if (!(await named.reaches(db, opened, fields.get(named.field)))) throw new ApiError(named.code);
}
