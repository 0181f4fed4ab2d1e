import { type Endpoint, isSigned, isWrite, needsSession, readsSession } from '../endpoint.ts';
import { ERROR_DEFINITIONS } from '../errors/error-definitions.ts';
import { ERROR_MEANINGS } from '../errors/error-meanings.ts';
import { ERROR, type ErrorCode } from '../errors/errors.ts';
import type { JsonObject } from './json-schema.ts';

/** Codes that a call of the group can return besides its own (api.md section 1). */
const COMMON_CODES: readonly ErrorCode[] = [
  ERROR.systemBusy,
  ERROR.databaseBusy,
  ERROR.invalidFormat,
  ERROR.parameterError,
  ERROR.forbidden,
  ERROR.maintenance,
];
const SIGNED_CODES: readonly ErrorCode[] = [
  ERROR.signatureMissing,
  ERROR.invalidTokenTime,
  ERROR.invalidSignature,
  ERROR.signedParametersDiffer,
  ERROR.malformedSignature,
  ERROR.unsupportedClientVersion,
];
const SESSION_CODES: readonly ErrorCode[] = [
  ERROR.authorizationMissing,
  ERROR.tokenExpired,
  ERROR.invalidTokenType,
  ERROR.invalidSession,
  ERROR.accountSuspended,
  ERROR.accountDeleted,
];
const WRITE_CODES: readonly ErrorCode[] = [ERROR.accountDeactivated, ERROR.accountDeactivatedByOperator];

/** What the transport refuses for any request: its URL, headers or rate. */
const TRANSPORT = [
  { status: 414, code: ERROR.invalidFormat },
  { status: 429, code: ERROR.systemBusy },
  { status: 431, code: ERROR.invalidFormat },
] as const;
const BODY_TOO_LARGE = { status: 413, code: ERROR.invalidFormat } as const;

/** The codes of every status; a status without codes has no envelope. */
export type Answers = ReadonlyMap<number, readonly ErrorCode[]>;

/** Every code that a call can return, its own and the common ones, in order. */
export function listErrorCodes(endpoint: Endpoint): ErrorCode[] {
  // `permissionDenied`: an access token only opens the calls of its scopes.
  const codes = new Set<ErrorCode>([...endpoint.errors, ...COMMON_CODES, ERROR.permissionDenied]);
  if (isSigned(endpoint.auth)) for (const code of SIGNED_CODES) codes.add(code);
  if (readsSession(endpoint)) for (const code of listSessionCodes(endpoint)) codes.add(code);
  return [...codes].sort((a, b) => a - b);
}

function listSessionCodes(endpoint: Endpoint): ErrorCode[] {
  if (!needsSession(endpoint.auth)) return [...SESSION_CODES];
  return [
    ...SESSION_CODES,
    ...(endpoint.allowsUnverified ? [] : [ERROR.emailNotVerified]),
    ...(isWrite(endpoint) && !endpoint.allowsDeactivated ? WRITE_CODES : []),
  ];
}

/** Every response of a call except its success. */
export function listAnswers(endpoint: Endpoint): Answers {
  const answers = [
    ...listErrorCodes(endpoint).map((code) => ({ status: ERROR_DEFINITIONS[code].status, code })),
    ...TRANSPORT,
    ...(endpoint.body === undefined ? [] : [BODY_TOO_LARGE]),
    ...(endpoint.answers ?? []),
  ];
  return groupAnswers(answers);
}

/** The codes under each status, in order. */
export function groupAnswers(answers: readonly { readonly status: number; readonly code?: ErrorCode }[]): Answers {
  const sorted = answers.toSorted((a, b) => a.status - b.status || (a.code ?? 0) - (b.code ?? 0));
  const byStatus = Map.groupBy(sorted, ({ status }) => status);
  return new Map(
    Array.from(byStatus, ([status, each]) => [
      status,
      [...new Set(each.flatMap(({ code }) => (code === undefined ? [] : [code])))],
    ]),
  );
}

/** Responses that most calls share, by the name of their description. */
const SHARED: Readonly<Record<string, { readonly status: number; readonly codes: readonly ErrorCode[] }>> = {
  BodyTooLarge: { status: 413, codes: [ERROR.invalidFormat] },
  AddressTooLong: { status: 414, codes: [ERROR.invalidFormat] },
  TooManyRequests: { status: 429, codes: [ERROR.systemBusy] },
  HeadersTooLarge: { status: 431, codes: [ERROR.invalidFormat] },
  Failed: { status: 500, codes: [ERROR.systemBusy] },
  Unavailable: { status: 503, codes: [ERROR.databaseBusy, ERROR.maintenance] },
};

/** The responses of an operation; shared ones are references. */
export function describeAnswers(answers: Answers): JsonObject {
  return Object.fromEntries(
    Array.from(answers, ([status, codes]) => {
      const shared = Object.entries(SHARED).find(
        ([, each]) => each.status === status && each.codes.join() === codes.join(),
      );
      return [
        String(status),
        shared === undefined ? describeCodes(codes) : { $ref: `#/components/responses/${shared[0]}` },
      ];
    }),
  );
}

export function sharedResponses(): JsonObject {
  return Object.fromEntries(Object.entries(SHARED).map(([name, { codes }]) => [name, describeCodes(codes)]));
}

function describeCodes(codes: readonly ErrorCode[]): JsonObject {
  if (codes.length === 0) return { description: 'Without a body to read' };
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Failure' },
      { properties: { error: { properties: { code: { enum: codes } } } } },
    ],
  };
  return {
    description: codes.map((code) => `${code} ${ERROR_MEANINGS[code]}`).join('; '),
    content: { 'application/json': { schema } },
  };
}

export function failureSchema(): JsonObject {
  return {
    type: 'object',
    required: ['result', 'error'],
    properties: {
      result: { const: false },
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'integer', enum: Object.keys(ERROR_DEFINITIONS).map(Number) },
          message: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
          params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        },
      },
    },
  };
}
