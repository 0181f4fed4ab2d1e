import type { Endpoint } from '#contract/endpoint.ts';
import { toJsonSchema } from '#contract/openapi/json-schema.ts';

/** A text of a request: its path, a valid value, and whether the form is checked as a whole first. */
export interface RequestText {
  readonly plain: string;
  readonly isLoose: boolean;
}

/** A request with a text in every place that accepts one; `choose` is called for each, always in the same order. */
export type RequestSample = (choose: (text: RequestText) => string) => unknown;

type Json = Readonly<Record<string, unknown>>;

/** The shape of a request according to the JSON Schema of its call; `plain` is a valid value for a field. */
export function sampleOfRequest({ request }: Endpoint, plain: Readonly<Record<string, string>>): RequestSample {
  const json = toJsonSchema(request, 'input');
  return (choose) => make(json, { choose, plain, name: '', root: json });
}

interface Place {
  readonly choose: (text: RequestText) => string;
  readonly plain: Readonly<Record<string, string>>;
  readonly name: string;
  readonly root: Json;
}

function make(json: Json, place: Place): unknown {
  const root = isJson(json.$defs) ? json : place.root;
  const definition = findDefinition(json, root);
  if (definition !== undefined) return make(definition, { ...place, root });
  const types = [json.type].flat();
  if (types.includes('object')) return makeObject(json, place);
  if (types.includes('array')) return isJson(json.items) ? [make(json.items, place)] : [];
  const [choice] = Array.isArray(json.enum) ? json.enum : [];
  if (types.includes('boolean')) return true;
  if (json.format === 'binary') return undefined;
  if (!types.includes('string') && types.some((type) => type === 'integer' || type === 'number')) return choice ?? 1;
  const isLoose = json.maxLength === undefined && json.pattern === undefined && choice === undefined;
  return place.choose({ plain: place.plain[place.name] ?? String(choice ?? '1'), isLoose });
}

function makeObject({ properties, additionalProperties }: Json, place: Place): unknown {
  const members = isJson(properties) ? Object.entries(properties) : [];
  const made = members.map(([name, member]) => [name, isJson(member) ? make(member, { ...place, name }) : undefined]);
  const others = isJson(additionalProperties) ? [['x', make(additionalProperties, place)]] : [];
  return Object.fromEntries([...made, ...others]);
}

function findDefinition({ $ref, anyOf }: Json, { $defs }: Json): Json | undefined {
  if (Array.isArray(anyOf)) return anyOf.find((option) => isJson(option) && option.type !== 'null');
  if (typeof $ref !== 'string' || !isJson($defs)) return undefined;
  const found = $defs[$ref.replace('#/$defs/', '')];
  return isJson(found) ? found : undefined;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
