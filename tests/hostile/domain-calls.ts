import { relative, resolve } from 'node:path';
import type { ArgumentSpec } from '#domain/rules/rule.ts';
import { FORM_SAMPLE } from './form-sample.ts';
import { MODULES, type ModuleSource, readModule } from './module-source.ts';
import {
  constantSample,
  countTexts,
  type NextText,
  objectSample,
  type Sample,
  textSample,
} from './sample-of-schema.ts';
import { sampleParameters } from './sample-of-type.ts';

/** A function of `domain`, or a method of one of its exports, with sample arguments. */
export interface DomainCall {
  /** `forms/checks/normalize-values.ts normalizeLine`. */
  readonly name: string;
  /** The number of its text parameters. */
  readonly texts: number;
  readonly callee: Callee;
  run(next: NextText): unknown;
}

type Callee = (...parameters: readonly unknown[]) => unknown;

const PLAIN_FORM = FORM_SAMPLE((plain) => plain);
const DOMAIN = resolve(import.meta.dirname, '../../src/domain');

/** All exported functions of a module of `domain` that take a text. @throws if it cannot build their arguments. */
export function listDomainCalls(): DomainCall[] {
  const exports = [...MODULES]
    .filter(([file]) => file.startsWith(DOMAIN))
    .flatMap(([file, exported]) => Object.entries(exported).map(([key, value]) => ({ file, key, value })));
  // A function that is exported itself has its types there; as a member of a table it has none.
  const functionsFirst = exports.toSorted((a, b) => Number(isCallee(b.value)) - Number(isCallee(a.value)));
  const calls = new Map<unknown, DomainCall>();
  for (const { file, key, value } of functionsFirst) {
    // A function that several modules hand on is one function.
    for (const call of callsOf(value, { name: `${relative(DOMAIN, file)} ${key}`, key, source: readModule(file) })) {
      if (!calls.has(call.callee)) calls.set(call.callee, call);
    }
  }
  return [...calls.values()];
}

interface Exported {
  readonly name: string;
  readonly key: string;
  readonly source: ModuleSource;
}

function callsOf(value: unknown, place: Exported): DomainCall[] {
  if (isCallee(value)) {
    if (place.source.classes.has(place.key)) return [];
    return [toCall(place.name, value, samplesOf(place))];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if (isRule(value)) return [toCall(place.name, value.check, [textSample, sampleArguments(value)])];
  const members = Object.entries(value).flatMap(([member, inner]) =>
    // A field's `diff` takes the results of its `read`, not raw text.
    isField(value) && member === 'difference'
      ? []
      : callsOf(inner, { ...place, name: `${place.name}.${member}`, key: '' }),
  );
  if (!isField(value)) return members;
  const { read, difference } = value;
  const compare: Callee = (raw) => difference.texts(read(raw));
  return [...members, toCall(`${place.name}.difference`, compare, [textSample])];
}

interface ComparedField {
  readonly read: Callee;
  readonly difference: { readonly texts: Callee };
}

function isField(value: object): value is ComparedField {
  return 'read' in value && 'difference' in value && value.difference !== null;
}

function isCallee(value: unknown): value is Callee {
  return typeof value === 'function';
}

function samplesOf({ name, key, source }: Exported): readonly Sample[] {
  const written = source.functions.get(key);
  if (written === undefined) return [textSample, FORM_SAMPLE];
  try {
    return sampleParameters(written, source);
  } catch (cause) {
    throw new Error(`give a type of ${name} a sample in tests/hostile/sample-of-type.ts`, { cause });
  }
}

interface AnyRule {
  readonly check: Callee;
  readonly args: ArgumentSpec;
}

function isRule(value: object): value is AnyRule {
  return 'check' in value && 'args' in value && 'messages' in value;
}

/** No limit, so that the rule reads the text. */
function sampleArguments({ args }: AnyRule): Sample {
  return objectSample(
    Object.fromEntries(
      Object.entries(args).map(([name, kind]) => [name, kind === 'number' ? constantSample(1e9) : textSample]),
    ),
  );
}

function toCall(name: string, callee: Callee, samples: readonly Sample[]): DomainCall {
  return {
    name,
    callee,
    texts: samples.reduce((sum, sample) => sum + countTexts(sample), 0),
    run: (next) => {
      const made = callee(...samples.map((sample) => sample(next)));
      // Factories of checks or readers: the returned function takes the text.
      return typeof made === 'function' ? made(next('a'), PLAIN_FORM) : made;
    },
  };
}
