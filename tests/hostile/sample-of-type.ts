import Big from 'big.js';
import type { ESTree } from 'vite';
import { z } from '#contract/schema/schema.ts';
import { APPLICATION_FIELDS } from '#domain/forms/application/application-fields.ts';
import { RULES } from '#domain/rules/index.ts';
import { versionShelf } from '#domain/state-machines/version-shelf.ts';
import { FORM_SAMPLE } from './form-sample.ts';
import { MODULES, type ModuleSource, readModule } from './module-source.ts';
import {
  constantSample,
  countTexts,
  likeSample,
  objectSample,
  type Sample,
  sampleOfSchema,
  textSample,
} from './sample-of-schema.ts';

/** The scope of a type: its module, and the bindings of its type parameters. */
interface Place {
  readonly source: ModuleSource;
  readonly bound: ReadonlyMap<string, Sample>;
}

/** A sample for each parameter of a function. */
export function sampleParameters(
  { params, typeParameters }: ESTree.Function | ESTree.ArrowFunctionExpression,
  source: ModuleSource,
): Sample[] {
  const place = { source, bound: bindParameters(typeParameters?.params ?? [], [], { source, bound: new Map() }) };
  return params.map((param) => {
    if (param.type === 'TSParameterProperty') throw new Error('a constructor has no sample');
    const type = (param.type === 'AssignmentPattern' ? param.left : param).typeAnnotation?.typeAnnotation;
    if (param.type === 'Identifier' && param.name === 'form' && type?.type === 'TSUnknownKeyword') return FORM_SAMPLE;
    if (type) return sampleOfType(param.type === 'RestElement' ? elementOf(type) : type, place);
    // Without a type or default value, it gets its type from that of the whole function, as every `Check` does.
    return UNTYPED[param.type] ?? constantSample(undefined);
  });
}

const UNTYPED: Readonly<Record<string, Sample>> = { Identifier: textSample, ObjectPattern: FORM_SAMPLE };

function elementOf(type: ESTree.TSType): ESTree.TSType {
  if (type.type === 'TSTypeOperator') return elementOf(type.typeAnnotation);
  return type.type === 'TSArrayType' ? type.elementType : type;
}

/** Unlike texts, fields with an unknown type are fields of a form. */
const unknownSample: Sample = (next) => next('a');

/** A value of a declared type, with a text wherever the type accepts any text. @throws for unsupported types. */
function sampleOfType(type: ESTree.TSType, place: Place): Sample {
  switch (type.type) {
    case 'TSUnknownKeyword':
      return unknownSample;
    case 'TSStringKeyword':
    case 'TSTemplateLiteralType':
      return textSample;
    case 'TSNumberKeyword':
      return constantSample(1);
    case 'TSBooleanKeyword':
      return constantSample(true);
    case 'TSNullKeyword':
      return constantSample(null);
    case 'TSUndefinedKeyword':
    case 'TSVoidKeyword':
    case 'TSNeverKeyword':
      return constantSample(undefined);
    case 'TSObjectKeyword':
      return constantSample({});
    case 'TSLiteralType':
      return constantSample(type.literal.type === 'Literal' ? type.literal.value : undefined);
    case 'TSFunctionType':
      return constantSample(() => true);
    case 'TSParenthesizedType':
      return sampleOfType(type.typeAnnotation, place);
    case 'TSTypeOperator':
      return type.operator === 'keyof'
        ? constantSample(Object.keys(readValue(type.typeAnnotation, place) ?? {})[0])
        : sampleOfType(type.typeAnnotation, place);
    case 'TSArrayType':
      return listSample([sampleOfType(type.elementType, place)]);
    case 'TSTupleType':
      return listSample(type.elementTypes.map((element) => sampleOfElement(element, place)));
    case 'TSTypeLiteral':
      return sampleOfMembers(type.members, place);
    case 'TSUnionType':
      return sampleOfUnion(type.types, place);
    case 'TSIntersectionType':
      return mergeSamples(type.types.map((part) => sampleOfType(part, place)));
    case 'TSIndexedAccessType':
      return sampleOfPart(type, place);
    case 'TSTypeReference':
      return sampleOfReference(type, place);
    case 'TSTypeQuery':
      return constantSample(readValue(type, place));
    default:
      throw new Error(`no sample of a ${type.type}`);
  }
}

function sampleOfElement(element: ESTree.TSTupleElement, place: Place): Sample {
  if (element.type === 'TSNamedTupleMember') return sampleOfElement(element.elementType, place);
  if (element.type === 'TSOptionalType' || element.type === 'TSRestType') return constantSample(undefined);
  return sampleOfType(element, place);
}

function listSample(elements: readonly Sample[]): Sample {
  return (next) => elements.map((element) => element(next));
}

function mergeSamples(parts: readonly Sample[]): Sample {
  return (next) => Object.assign({}, ...parts.map((part) => part(next)));
}

function sampleOfMembers(members: readonly ESTree.TSSignature[], place: Place): Sample {
  const samples: [string, Sample][] = [];
  for (const member of members) {
    if (member.type === 'TSIndexSignature') {
      samples.push(['x', sampleOfType(member.typeAnnotation.typeAnnotation, place)]);
    } else if (member.type === 'TSMethodSignature' && member.key.type === 'Identifier') {
      samples.push([member.key.name, constantSample(() => true)]);
    } else if (member.type === 'TSPropertySignature' && member.typeAnnotation) {
      const name = member.key.type === 'Identifier' ? member.key.name : String(Reflect.get(member.key, 'value'));
      samples.push([name, sampleOfType(member.typeAnnotation.typeAnnotation, place)]);
    }
  }
  return objectSample(Object.fromEntries(samples));
}

/** The first member that has a text, else the first. */
function sampleOfUnion(types: readonly ESTree.TSType[], place: Place): Sample {
  const samples = types.map((type) => sampleOfType(type, place));
  return samples.find((sample) => countTexts(sample) > 0) ?? samples[0] ?? constantSample(undefined);
}

/** `Type['name']`, `(typeof VALUES)[number]`, `(typeof VALUES)[keyof typeof VALUES]`. */
function sampleOfPart({ objectType, indexType }: ESTree.TSIndexedAccessType, place: Place): Sample {
  const name =
    indexType.type === 'TSLiteralType' && indexType.literal.type === 'Literal' ? indexType.literal.value : null;
  const value = readValue(objectType, place);
  if (typeof value === 'object' && value !== null) {
    return constantSample(name === null ? Object.values(value)[0] : Reflect.get(value, String(name)));
  }
  const whole = sampleOfType(objectType, place);
  return (next) => {
    const made = whole(next);
    return Object(made)[name === null ? 0 : String(name)];
  };
}

/** Resolves `typeof NAME`. */
function readValue(type: ESTree.TSType, place: Place): object | undefined {
  if (type.type === 'TSParenthesizedType') return readValue(type.typeAnnotation, place);
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const alias = findType(type.typeName.name, place.source)?.declaration;
    return alias?.type === 'TSTypeAliasDeclaration' ? readValue(alias.typeAnnotation, place) : undefined;
  }
  if (type.type !== 'TSTypeQuery' || type.exprName.type !== 'Identifier') return undefined;
  const { name } = type.exprName;
  const imported = place.source.imports.get(name) ?? { file: place.source.file, name };
  const value: unknown = Reflect.get(MODULES.get(imported.file) ?? {}, imported.name);
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** Types that are wider than what the functions taking them expect. */
const KNOWN: Readonly<Record<string, Sample>> = {
  AgeAnswers: constantSample({}),
  StateMachine: constantSample(versionShelf),
  Action: constantSample('release'),
  VersionShelfAction: constantSample('release'),
  StoredApplicationForm: FORM_SAMPLE,
  FieldTable: constantSample(APPLICATION_FIELDS),
  Big: constantSample(new Big(1)),
  SafeElement: objectSample({ tag: constantSample('b'), children: likeSample(['a']) }),
  Rule: constantSample(RULES.html),
  RuleExamples: (next) => ({ accepts: [next('a')], refuses: [next('<')] }),
  ArgumentsOf: constantSample({}),
};

const BUILT_IN: Readonly<Record<string, (parts: readonly Sample[]) => Sample>> = {
  Date: () => () => new Date(0),
  Uint8Array: () => () => new Uint8Array(16),
  URLSearchParams: () => (next) => new URLSearchParams([['page', next('1')]]),
  RegExp: () => () => /a/,
  Readonly: ([whole = textSample]) => whole,
  Partial: ([whole = textSample]) => whole,
  Required: ([whole = textSample]) => whole,
  Pick: ([whole = textSample]) => whole,
  Omit: ([whole = textSample]) => whole,
  Exclude: ([whole = textSample]) => whole,
  Extract: ([whole = textSample, part = whole]) => (countTexts(part) > 0 ? whole : part),
  NonNullable: ([whole = textSample]) => whole,
  ReadonlyArray: ([element = textSample]) => listSample([element]),
  Iterable: ([element = textSample]) => listSample([element]),
  Set:
    ([element = textSample]) =>
    (next) =>
      new Set([element(next)]),
  ReadonlySet:
    ([element = textSample]) =>
    (next) =>
      new Set([element(next)]),
  Map:
    ([key = textSample, value = textSample]) =>
    (next) =>
      new Map([[key(next), value(next)]]),
  ReadonlyMap:
    ([key = textSample, value = textSample]) =>
    (next) =>
      new Map([[key(next), value(next)]]),
  Record: ([key = textSample, value = textSample]) =>
    value === unknownSample ? FORM_SAMPLE : (next) => ({ [String(key(next))]: value(next) }),
};

function sampleOfReference({ typeName, typeArguments }: ESTree.TSTypeReference, place: Place): Sample {
  if (typeName.type === 'TSQualifiedName') return sampleOfOutput(typeArguments?.params[0], place);
  if (typeName.type !== 'Identifier') return textSample;
  const { name } = typeName;
  const known = KNOWN[name] ?? place.bound.get(name);
  if (known !== undefined) return known;
  const given = typeArguments?.params ?? [];
  const found = findType(name, place.source);
  if (found !== undefined) return sampleOfDeclaration(found, given, place);
  const make = BUILT_IN[name];
  if (make === undefined) throw new Error(`no sample of the type ${name}`);
  // Names of members are of no interest.
  const parts = name === 'Pick' || name === 'Omit' || name === 'Exclude' ? given.slice(0, 1) : given;
  return make(parts.map((part) => sampleOfType(part, place)));
}

/** `z.output<typeof schema>`. */
function sampleOfOutput(type: ESTree.TSType | undefined, place: Place): Sample {
  const schema = type === undefined ? undefined : readValue(type, place);
  return schema instanceof z.core.$ZodType ? sampleOfSchema(schema) : textSample;
}

interface FoundType {
  readonly declaration: ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;
  readonly source: ModuleSource;
}

function findType(name: string, source: ModuleSource): FoundType | undefined {
  const declaration = source.types.get(name);
  if (declaration !== undefined) return { declaration, source };
  const imported = source.imports.get(name);
  return imported && findType(imported.name, readModule(imported.file));
}

function sampleOfDeclaration(
  { declaration, source }: FoundType,
  given: readonly ESTree.TSType[],
  place: Place,
): Sample {
  const bound = bindParameters(declaration.typeParameters?.params ?? [], given, place);
  const inside = { source, bound };
  if (declaration.type === 'TSTypeAliasDeclaration') return sampleOfType(declaration.typeAnnotation, inside);
  const inherited = declaration.extends.map(({ expression, typeArguments }) => {
    const parent = expression.type === 'Identifier' ? findType(expression.name, source) : undefined;
    return parent === undefined ? constantSample({}) : sampleOfDeclaration(parent, typeArguments?.params ?? [], inside);
  });
  const own = sampleOfMembers(declaration.body.body, inside);
  return inherited.length === 0 ? own : mergeSamples([...inherited, own]);
}

/** Binds the type parameters of a declaration: to the given argument, else the default, else the constraint. */
function bindParameters(
  parameters: readonly ESTree.TSTypeParameter[],
  given: readonly ESTree.TSType[],
  place: Place,
): ReadonlyMap<string, Sample> {
  const bound = new Map(place.bound);
  for (const [index, { name, constraint, default: fallback }] of parameters.entries()) {
    const type = given[index] ?? fallback ?? constraint;
    bound.set(name.name, type ? sampleOfType(type, { ...place, bound }) : textSample);
  }
  return bound;
}
