import { ERROR, type ErrorCode } from '../errors/errors.ts';
import { REPORTS_PATH } from '../policy-report/reports-path.ts';
import type { JsonObject } from './json-schema.ts';
import { describeAnswers, groupAnswers } from './openapi-answers.ts';

/** What middleware and the roles of uploads can answer to every request of a resumable upload. */
const UPLOAD_CODES: Readonly<Record<number, readonly ErrorCode[]>> = {
  400: [ERROR.invalidFormat, ERROR.parameterError],
  401: [ERROR.authorizationMissing, ERROR.tokenExpired, ERROR.invalidTokenType, ERROR.invalidSession],
  403: [ERROR.accountSuspended, ERROR.accountDeleted, ERROR.permissionDenied, ERROR.emailNotVerified, ERROR.forbidden],
  404: [ERROR.platformNotFound, ERROR.applicationNotFound, ERROR.versionNotFound, ERROR.parameterError],
  408: [ERROR.parameterError],
  409: [ERROR.providerNotEnabled, ERROR.accountDeactivated, ERROR.accountDeactivatedByOperator, ERROR.parameterError],
  412: [ERROR.parameterError],
  413: [ERROR.invalidFormat],
  414: [ERROR.invalidFormat],
  423: [ERROR.parameterError],
  429: [ERROR.systemBusy],
  431: [ERROR.invalidFormat],
  460: [ERROR.invalidFormat, ERROR.parameterError],
  500: [ERROR.systemBusy],
  502: [ERROR.externalProviderError],
  503: [ERROR.databaseBusy, ERROR.maintenance],
};

const UPLOAD_FAILURES = describeAnswers(
  groupAnswers(
    Object.entries(UPLOAD_CODES).flatMap(([status, codes]) => codes.map((code) => ({ status: Number(status), code }))),
  ),
);

const TAGS = { tags: ['package-upload'] };
const uploadId = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];

function describeUpload(operationId: string, summary: string, status: number, description: string): JsonObject {
  const security = [{ session: [] }, { accessToken: ['publish'] }];
  return { ...TAGS, operationId, summary, security, responses: { [status]: { description }, ...UPLOAD_FAILURES } };
}

function describeOptions(operationId: string): JsonObject {
  return {
    ...TAGS,
    operationId,
    summary: 'Get the supported version and extensions of tus',
    responses: { 204: { description: 'In headers' }, ...UPLOAD_FAILURES },
  };
}

function describeFile(operationId: string, summary: string, mediaType: string): JsonObject {
  const common = describeAnswers(
    groupAnswers([
      { status: 403, code: ERROR.forbidden },
      { status: 414, code: ERROR.invalidFormat },
      { status: 431, code: ERROR.invalidFormat },
      { status: 500, code: ERROR.systemBusy },
    ]),
  );
  return {
    get: {
      tags: ['documentation'],
      operationId,
      summary,
      responses: { 200: { description: 'Success', content: { [mediaType]: {} } }, ...common },
    },
  };
}

/** Reports of browsers, which are unsigned and have no session. */
const takePolicyReports: JsonObject = {
  tags: ['policy-report'],
  operationId: 'takePolicyReports',
  summary: "Report violations of a page's policy; sent by browsers",
  requestBody: { required: true, content: { 'application/csp-report': {}, 'application/reports+json': {} } },
  responses: {
    204: { description: 'Counted, as far as it is a report of a page of this store' },
    ...describeAnswers(
      groupAnswers([
        { status: 400, code: ERROR.invalidFormat },
        { status: 400, code: ERROR.parameterError },
        { status: 403, code: ERROR.forbidden },
        { status: 408, code: ERROR.parameterError },
        { status: 413, code: ERROR.invalidFormat },
        { status: 414, code: ERROR.invalidFormat },
        { status: 429, code: ERROR.systemBusy },
        { status: 431, code: ERROR.invalidFormat },
        { status: 500, code: ERROR.systemBusy },
        { status: 503, code: ERROR.databaseBusy },
      ]),
    ),
  },
};

/** Paths below /api that are not calls of the contract: tus uploads, browsers' reports, and this description. */
export const OTHER_PATHS: Readonly<Record<string, JsonObject>> = {
  '/api/uploads': {
    post: describeUpload('createUpload', 'Start a resumable upload of a package (tus 1.0.0)', 201, 'In `Location`'),
    options: describeOptions('describeUploads'),
  },
  '/api/uploads/{id}': {
    parameters: uploadId,
    head: describeUpload('getUploadOffset', 'Get the number of bytes received', 200, 'In `Upload-Offset`'),
    patch: describeUpload('appendToUpload', 'Upload the next bytes', 204, 'In `Upload-Offset`'),
    delete: describeUpload('abandonUpload', 'Cancel an upload', 204, 'Deleted'),
    options: describeOptions('describeUpload'),
  },
  [REPORTS_PATH]: { post: takePolicyReports },
  '/api/openapi.json': describeFile('getOpenApi', 'Get this OpenAPI document', 'application/json'),
  '/api/docs': describeFile('getDocs', 'Get the documentation as a web page', 'text/html'),
  '/api/docs.css': describeFile('getDocsStyle', 'Get the style sheet of the documentation', 'text/css'),
};
