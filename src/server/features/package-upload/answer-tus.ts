import { type Locker, Server } from '@tus/server';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { type BodySource, openBodySource } from '../../api/body-source.ts';
import type { ProcessLock } from '../../db/process-locks.ts';
import { HttpFailure, type HttpFailureOptions } from '../../middleware/http-failure.ts';
import type { Services } from '../../services.ts';
import type { Uploader } from './find-uploader.ts';
import { PackageDataStore } from './package-data-store.ts';
import { UPLOADS_PATH } from './tus-protocol.ts';
import { readChecksum } from './upload-checksum.ts';
import type { UploadWork } from './upload-work.ts';

export interface TusParts extends UploadWork {
  readonly services: Pick<Services, 'database' | 'config' | 'files' | 'incomingFolder' | 'now'>;
  readonly uploader: Uploader;
}

const UPLOAD_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Maps the library's statuses to our error codes and response statuses. */
const REFUSALS: Readonly<Record<number, readonly [code: ErrorCode, status: HttpFailureOptions['status']]>> = {
  404: [ERROR.versionNotFound, 404],
  409: [ERROR.parameterError, 409],
  410: [ERROR.versionNotFound, 404],
  412: [ERROR.parameterError, 412],
  413: [ERROR.invalidFormat, 413],
};
/** All other failures are malformed requests, including those that the library calls unsupported (501). */
const MALFORMED = [ERROR.parameterError, 400] as const;

/**
 * Answers a developer's request of the tus protocol 1.0.0.
 * @throws ApiError and HttpFailure like calls, with the statuses that tus specifies.
 */
export async function answerTus(request: Request, parts: TusParts): Promise<Response> {
  const checksum = readChecksum(request.headers.get('upload-checksum'));
  const body = openBodySource(request, parts.stallMs);
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    body.stop();
  };
  let held: ProcessLock | undefined;
  const store = new PackageDataStore({
    ...parts,
    checksum,
    source: asTimeout(body),
    isStopped: () => isStopped,
    requireHeld: () => held?.requireHeld(),
  });
  const newLock = (id: string) => ({
    lock: async () => {
      held = await parts.locks.take(id, stop);
    },
    unlock: async () => held?.release(),
  });
  try {
    const response = await handle(request, store, { newLock });
    return toTusResponse(response, store.expiresAt);
  } catch (error) {
    await body.drop();
    throw error;
  }
}

/** Reports a broken-off or stalled body as a timeout, not as a server error. */
function asTimeout({ read }: BodySource): Pick<BodySource, 'read'> {
  return {
    read: () =>
      read().catch((cause: unknown) => {
        throw new HttpFailure(ERROR.parameterError, { status: 408, cause });
      }),
  };
}

/** The response of the library, from a server created for this request. It sees neither the body nor the query. */
async function handle(request: Request, store: PackageDataStore, locker: Locker): Promise<Response> {
  let failure: unknown;
  const server = new Server({
    path: UPLOADS_PATH,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: () => crypto.randomUUID(),
    getFileIdFromRequest: (_request, id) => (id !== undefined && UPLOAD_ID.test(id) ? id : undefined),
    locker,
    onResponseError: async (_request, error) => {
      failure = error;
      return undefined;
    },
  });
  const { origin, pathname } = new URL(request.url);
  const { method, headers } = request;
  const response = await server.handleWeb(new Request(`${origin}${pathname}`, { method, headers }));
  if (failure instanceof Error) throw failure;
  if (response.status < 400) return response;
  const [code, status] = REFUSALS[response.status] ?? MALFORMED;
  throw new HttpFailure(code, { status });
}

/** Adds the tus headers; responses are never cached and cannot be read by other sites. */
function toTusResponse(response: Response, expiresAt: Date | undefined): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const [name, value] of response.headers) {
    if (!name.startsWith('access-control-')) headers.set(name, value);
  }
  if (expiresAt !== undefined) headers.set('upload-expires', expiresAt.toUTCString());
  return new Response(response.body, { status: response.status, headers });
}
