import { ApiError } from '../errors/api-error.ts';
import { ERROR } from '../errors/errors.ts';
import { LIMITS } from '../values/limits.ts';

/**
 * Writes nested parameters as flat names with indices: `{a: ['x']}` → `a[0]` = `x`, `{a: {b: 1}}` → `a[b]` = `1`.
 * Absent values and empty lists are left out, null is the empty text, files stay files.
 */
export function flattenParameters(params: object): [name: string, value: string | Blob][] {
  return Object.entries(params).flatMap(([name, value]) => flattenValue(name, value));
}

function flattenValue(name: string, value: unknown): [string, string | Blob][] {
  if (value === undefined) return [];
  if (value === null) return [[name, '']];
  if (value instanceof Blob) return [[name, value]];
  if (value instanceof Date) return [[name, value.toISOString()]];
  if (typeof value !== 'object') return [[name, String(value).toWellFormed()]];
  return Object.entries(value).flatMap(([key, item]) => flattenValue(`${name}[${key}]`, item));
}

/** Writes parameters as a query: `applicationIds[0]=a&applicationIds[1]=b`, percent-encoded. */
export function serializeParameters(params: object): string {
  return flattenParameters(params)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
}

/** Reads a query or a form's text back into nested parameters. */
export function parseQuery(query: string): Record<string, unknown> {
  return parseParameters(new URLSearchParams(query));
}

/**
 * Reads flat names back into nested parameters: `a[0]`, `a[]` and a repeated `a` make lists, `a[b]` an object.
 * Throws `invalidFormat` for names that contradict each other, go too deep, or would reach an object's prototype.
 */
export function parseParameters<Leaf>(entries: Iterable<readonly [string, Leaf]>): Record<string, unknown> {
  const root = new Branch<Leaf>();
  let count = 0;
  for (const [name, value] of entries) {
    count += 1;
    if (count > LIMITS.parameterCount) throw new ApiError(ERROR.invalidFormat);
    root.insert(readPath(name), value, name);
  }
  return root.toObject();
}

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

function readPath(name: string): readonly [string, ...string[]] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const head = match?.[1] ?? name;
  const keys = (match?.[2] ?? '').split(/\]\[|\[|\]/).slice(1, -1);
  const path = [head, ...keys] as const;
  const isAllowed = path.length <= LIMITS.parameterDepth && path.every(isAllowedKey);
  return isAllowed ? path : refuse(name);
}

function isAllowedKey(key: string): boolean {
  return !FORBIDDEN_KEYS.has(key) && !(/^\d+$/.test(key) && Number(key) > LIMITS.parameterListIndex);
}

function refuse(name: string): never {
  throw new ApiError(ERROR.invalidFormat, { fields: { [name.slice(0, 100)]: 'field.invalid' } });
}

/** A node with named or numbered children; leaves are the list of values given under one name. */
class Branch<Leaf> {
  readonly #children = new Map<string, Branch<Leaf> | Leaf[]>();

  insert([key, next, ...rest]: readonly [string, ...string[]], value: Leaf, name: string): void {
    const child = this.#children.get(key);
    if (next === undefined) {
      if (child instanceof Branch) refuse(name);
      else if (child === undefined) this.#children.set(key, [value]);
      else child.push(value);
      return;
    }
    if (Array.isArray(child)) refuse(name);
    const branch = child ?? new Branch<Leaf>();
    this.#children.set(key, branch);
    branch.insert([next, ...rest], value, name);
  }

  toObject(): Record<string, unknown> {
    return Object.fromEntries(Array.from(this.#children, ([key, child]) => [key, finish(child)]));
  }

  toValue(): unknown {
    const keys = [...this.#children.keys()];
    if (!keys.every((key) => /^\d*$/.test(key))) return this.toObject();
    return keys.sort((a, b) => Number(a) - Number(b)).flatMap((key) => this.#listItems(key));
  }

  #listItems(key: string): unknown[] {
    const child = this.#children.get(key);
    if (child === undefined) return [];
    return key === '' && !(child instanceof Branch) ? child : [finish(child)];
  }
}

function finish<Leaf>(child: Branch<Leaf> | Leaf[]): unknown {
  if (child instanceof Branch) return child.toValue();
  return child.length === 1 ? child[0] : child;
}
