import type { Context, Hono } from 'hono';
import { ERROR } from '#contract/errors/errors.ts';
import { GIGABYTE_BYTES } from '#contract/values/limits.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { deletePackageUpload } from '#contract/version/endpoints.ts';
import { packageFileRules } from '#domain/version/package-file-rules.ts';
import type { ApiSettings } from '../../api/mount-endpoints.ts';
import { toErrorResponse } from '../../middleware/error-response.ts';
import { HttpFailure } from '../../middleware/http-failure.ts';
import { checkMaintenance } from '../../middleware/maintenance-gate.ts';
import { checkOrigin } from '../../middleware/origin-check.ts';
import type { ScopeVariables } from '../../middleware/request-scope.ts';
import type { TusParts } from './answer-tus.ts';
import { createFindUploader, type FindUploader } from './find-uploader.ts';
import { TUS_EXTENSIONS, TUS_VERSION, UPLOADS_PATH } from './tus-protocol.ts';
import { CHECKSUM_ALGORITHMS } from './upload-checksum.ts';
import type { UploadWork } from './upload-work.ts';

/** The settings of calls, and what tus needs. */
export interface UploadSettings
  extends Pick<ApiSettings, 'log' | 'rateLimit' | 'maintenance' | 'publicOrigin' | 'findSession'> {
  readonly services: TusParts['services'];
  readonly work: UploadWork;
}

const METHODS = {
  [UPLOADS_PATH]: ['POST', 'OPTIONS'],
  [`${UPLOADS_PATH}/:id`]: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
} as const;

/**
 * Mounts resumable uploads, which speak tus and are outside the contract: request bodies are unsigned, but the users
 * and checks are the same. Mount before the calls, whose 404 would answer instead.
 */
export function mountUploads(app: Hono<ScopeVariables>, settings: UploadSettings): void {
  const findUploader = createFindUploader(settings.findSession ?? (async () => null));
  for (const [path, methods] of Object.entries(METHODS)) {
    app.all(path, async (context) => {
      try {
        if (!methods.some((method) => method === context.req.raw.method)) throw notAllowed(methods);
        return await answer(context, settings, findUploader);
      } catch (error) {
        return toTusFailure(toErrorResponse(error, settings.log, context.var.scope.requestId));
      }
    });
  }
}

async function answer(
  context: Context<ScopeVariables>,
  settings: UploadSettings,
  findUploader: FindUploader,
): Promise<Response> {
  const request = context.req.raw;
  await settings.rateLimit(context.var.scope.clientAddress);
  if (request.method === 'OPTIONS') return describeProtocol();
  checkOrigin(request, settings.publicOrigin);
  await checkMaintenance(request, deletePackageUpload, settings.maintenance);
  const uploader = await findUploader(request);
  // The library is loaded with the first upload, to keep it out of the startup time.
  const { answerTus } = await import('./answer-tus.ts');
  return answerTus(request, { ...settings.work, services: settings.services, uploader });
}

/** Public response that describes the protocol. */
function describeProtocol(): Response {
  const maxGb = Math.max(...PLATFORM_CODES.map((platform) => packageFileRules(platform)?.maxGb ?? 0));
  return new Response(null, {
    status: 204,
    headers: {
      'tus-resumable': TUS_VERSION,
      'tus-version': TUS_VERSION,
      'tus-extension': TUS_EXTENSIONS.join(','),
      'tus-checksum-algorithm': CHECKSUM_ALGORITHMS.join(','),
      'tus-max-size': String(maxGb * GIGABYTE_BYTES),
    },
  });
}

function notAllowed(methods: readonly string[]): HttpFailure {
  return new HttpFailure(ERROR.parameterError, { status: 405, headers: { allow: methods.join(', ') } });
}

/**
 * Converts an error to a tus response: each names the protocol version, and a version mismatch (412) the supported
 * ones.
 */
function toTusFailure(response: Response): Response {
  response.headers.set('tus-resumable', TUS_VERSION);
  if (response.status === 412) response.headers.set('tus-version', TUS_VERSION);
  return response;
}
