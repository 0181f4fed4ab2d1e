import { toJsonSchema } from '../openapi/json-schema.ts';
import type { AnySchema } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';

/** What is too long, too many or too deep in a request: the message key of each such field. */
export interface MeasureProblem {
  readonly fields: Readonly<Record<string, string>>;
  /** The greatest length where texts are too long. */
  readonly params?: { readonly max: number };
}

/** The bounds of a request, checked before anything else. */
export interface RequestBounds {
  /** Of each text, in UTF-16 units, before blanks around it are taken away. */
  readonly textLength: number;
  /** Of all values in lists and objects together. */
  readonly values: number;
}

const known = new WeakMap<AnySchema, RequestBounds>();

/**
 * The bounds of a call: the general ones, or more where its contract names a longer text or list. A text may come twice
 * as long as it may be kept: a character takes up to two units, and blanks around it do not count.
 */
export function boundsOf(schema: AnySchema): RequestBounds {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const json = toJsonSchema(schema, 'input');
  const bounds = {
    textLength: Math.max(LIMITS.rawTextLength, 2 * findGreatest(json, 'maxLength')),
    values: Math.max(LIMITS.requestValues, 4 * findGreatest(json, 'maxItems')),
  };
  known.set(schema, bounds);
  return bounds;
}

function findGreatest(json: unknown, name: 'maxLength' | 'maxItems'): number {
  if (typeof json !== 'object' || json === null) return 0;
  return Math.max(
    0,
    ...Object.entries(json).map(([key, value]) =>
      key === name && typeof value === 'number' ? value : findGreatest(value, name),
    ),
  );
}

/**
 * Measures a request before its texts are normalized, matched or counted: whatever a rule costs for each character, it is
 * asked about a bounded number of them. Undefined where everything is within the bounds.
 */
export function measureRequest(input: unknown, bounds: RequestBounds): MeasureProblem | undefined {
  const measure = new Measure(bounds);
  measure.take(input, '', 0);
  return measure.problem;
}

class Measure {
  readonly #bounds: RequestBounds;
  readonly #tooLong: string[] = [];
  #left: number;
  #other: MeasureProblem | undefined;

  constructor(bounds: RequestBounds) {
    this.#bounds = bounds;
    this.#left = bounds.values;
  }

  get problem(): MeasureProblem | undefined {
    if (this.#other !== undefined || this.#tooLong.length === 0) return this.#other;
    const fields = Object.fromEntries(this.#tooLong.map((field) => [field, 'field.tooLong']));
    return { fields, params: { max: this.#bounds.textLength } };
  }

  take(value: unknown, field: string, depth: number): void {
    if (typeof value === 'string') {
      if (value.length > this.#bounds.textLength) this.#tooLong.push(field);
    } else if (isPlain(value)) {
      if (depth > LIMITS.requestDepth) this.#refuse(field, 'field.invalid');
      else this.#takeMembers(value, field, depth);
    }
  }

  #takeMembers(value: object, field: string, depth: number): void {
    // A list is refused by its length before its entries are read.
    if (Array.isArray(value) && value.length > this.#left) this.#refuse(field, 'field.tooLong');
    // Names only: entries of everything beyond the bounds would cost more than parsing it did.
    for (const name of this.#other === undefined ? Object.keys(value) : []) {
      const member: unknown = Reflect.get(value, name);
      const inner = field === '' ? name : `${field}.${name}`;
      this.#left -= 1;
      if (name.length > LIMITS.parameterNameLength) this.#refuse(inner, 'field.invalid');
      else if (this.#left < 0) this.#refuse(field === '' ? name : field, 'field.tooLong');
      else this.take(member, inner, depth + 1);
      if (this.#other !== undefined) break;
    }
  }

  #refuse(field: string, message: string): void {
    this.#other = { fields: { [field.slice(0, LIMITS.parameterNameLength)]: message } };
  }
}

/** Parsed lists and objects; not the file of an upload. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
