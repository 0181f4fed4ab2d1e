import { isErrorCode } from '../errors/error-definitions.ts';
import { ERROR, type ErrorCode } from '../errors/errors.ts';
import type { z } from '../schema/schema.ts';

export interface RequestProblem {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Turns the issues of a refused request into one code and a message key per failing field.
 * Issues without a code of their own are `invalidFormat` and win over those with one.
 * Parse with `{ reportInput: true }`, else an absent field cannot be told from a mistyped one.
 */
export function readRequestProblem(error: z.core.$ZodError): RequestProblem {
  const fields: Record<string, string> = {};
  const codes: ErrorCode[] = [];
  for (const issue of error.issues.flatMap(expandIssue)) {
    const name = issue.path.map(String).join('.');
    const { messageKey, code } = describeIssue(issue);
    fields[name] ??= messageKey;
    codes.push(code);
  }
  return { code: codes.find((code) => code === ERROR.invalidFormat) ?? codes[0] ?? ERROR.invalidFormat, fields };
}

/** The message key and the code of one issue. */
export function describeIssue(issue: z.core.$ZodIssue): { readonly messageKey: string; readonly code: ErrorCode } {
  return { messageKey: findMessageKey(issue), code: findCode(issue) };
}

type Issue = z.core.$ZodIssue;

/** Unknown keys come as one issue of their parent; each key becomes a field. */
function expandIssue(issue: Issue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
}

function findCode(issue: Issue): ErrorCode {
  if (issue.code !== 'custom') return ERROR.invalidFormat;
  const code: unknown = issue.params?.code;
  return isErrorCode(code) ? code : ERROR.invalidFormat;
}

function findMessageKey(issue: Issue): string {
  if (issue.code === 'custom') return /^[a-z]\w*(\.\w+)+$/i.test(issue.message) ? issue.message : 'field.invalid';
  if (issue.input === undefined || issue.input === null) return 'field.required';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'field.integer' : 'field.invalid';
    case 'too_small':
      return isTextOrList(issue.origin) ? (issue.minimum === 1 ? 'field.required' : 'field.tooShort') : 'field.range';
    case 'too_big':
      return isTextOrList(issue.origin) ? 'field.tooLong' : 'field.range';
    case 'invalid_value':
      return 'field.choice';
    case 'unrecognized_keys':
      return 'field.unknown';
    default:
      return 'field.invalid';
  }
}

function isTextOrList(origin: string): boolean {
  return origin === 'string' || origin === 'array';
}
