import type { ErrorCode } from '../errors/errors.ts';
import { describeIssue } from '../request/request-issues.ts';
import { type AnySchema, z } from '../schema/schema.ts';

export type RefuseValue = (messageKey: string, code?: ErrorCode) => never;

export interface WireTypeOptions<Output> {
  /**
   * Returns the parsed value or calls `refuse` with a message key and, where one fits better than `invalidFormat`, a
   * code.
   */
  readonly read: (raw: unknown, refuse: RefuseValue) => Output;
  /** JSON Schema of what travels, for the API documentation. */
  readonly jsonSchema: Readonly<Record<string, unknown>>;
}

/** How the API documentation describes a schema whose checks are code. */
export interface WireNote {
  readonly wire?: Readonly<Record<string, unknown>>;
  readonly inner?: AnySchema;
  readonly default?: unknown;
}

const notes = new WeakMap<object, WireNote>();

export function findWireNote(schema: object): WireNote | undefined {
  return notes.get(schema);
}

function annotate<Schema extends AnySchema>(schema: Schema, note: WireNote): Schema {
  notes.set(schema, note);
  return schema;
}

class Refusal extends Error {
  readonly messageKey: string;
  readonly code: ErrorCode | undefined;

  constructor(messageKey: string, code: ErrorCode | undefined) {
    super(messageKey);
    this.messageKey = messageKey;
    this.code = code;
  }
}

/**
 * A schema for a value that may arrive as text (query, form) or already typed (JSON, a direct call).
 * Every failure names the field with a message key; a code travels in the issue's `params.code`.
 */
// @__NO_SIDE_EFFECTS__
export function wireType<Input, Output>({ read, jsonSchema }: WireTypeOptions<Output>) {
  const transform = z.transform((raw: Input, payload): Output => {
    try {
      return read(raw, refuse);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const params = error.code === undefined ? {} : { code: error.code };
      payload.issues.push({ code: 'custom', message: error.messageKey, params, input: raw });
      return z.NEVER;
    }
  });
  return annotate(z.pipe(z.custom<Input>(), transform), { wire: jsonSchema });
}

function refuse(messageKey: string, code?: ErrorCode): never {
  throw new Refusal(messageKey, code);
}

/** Absent, null, empty text and the empty list mean the same for an optional field. */
function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Makes a schema optional in the sense of the calls: a blank value counts as absent. */
// @__NO_SIDE_EFFECTS__
export function optional<Schema extends AnySchema>(schema: Schema) {
  return annotate(fillBlank<Schema, undefined>(schema, undefined), { inner: schema });
}

/** Like `optional`, with a value for the blank case. */
// @__NO_SIDE_EFFECTS__
export function withDefault<Schema extends AnySchema>(schema: Schema, value: z.output<Schema>) {
  return annotate(fillBlank<Schema, never>(schema, value), { inner: schema, default: value });
}

type Blankable<Schema extends AnySchema> = z.input<Schema> | '' | null;

function fillBlank<Schema extends AnySchema, Absent>(schema: Schema, value: z.output<Schema> | Absent) {
  const transform = z.transform<Blankable<Schema> | undefined, z.output<Schema> | Absent>((raw, payload) => {
    return isBlank(raw) ? value : readInner(schema, raw, payload);
  });
  return z.pipe(z.optional(z.custom<Blankable<Schema>>()), transform);
}

function readInner<Schema extends AnySchema>(
  schema: Schema,
  raw: unknown,
  payload: z.core.ParsePayload,
): z.output<Schema> {
  const parsed = schema.safeParse(raw, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const { messageKey, code } = describeIssue(issue);
    payload.issues.push({ code: 'custom', message: messageKey, path: issue.path, params: { code }, input: raw });
  }
  return z.NEVER;
}
