import { wireType } from '../openapi/wire-type.ts';

/** What Apple's script returns about a person beside the identity token, at the first consent only. */
export interface AppleUser {
  readonly name?: { readonly firstName?: string; readonly lastName?: string };
}

const TEXT = { type: 'string' } as const;

/** The parts of that name, empty where they are missing. */
export interface AppleName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The name beside an identity token. Nobody vouches for it, and without it the sign-in is as good: what has another
 * shape counts as absent instead of refusing the person.
 */
export const appleUser = wireType<AppleUser, AppleName>({
  read: (raw) => {
    const name = readPart(raw, 'name');
    return { firstName: readText(readPart(name, 'firstName')), lastName: readText(readPart(name, 'lastName')) };
  },
  jsonSchema: {
    type: 'object',
    properties: { name: { type: 'object', properties: { firstName: TEXT, lastName: TEXT } } },
  },
});

function readPart(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
