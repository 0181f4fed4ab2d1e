import { z } from 'zod';
import { byLocale } from '#contract/values/by-locale.ts';
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#contract/values/locales.ts';

/** An OpenID Connect provider as an operator describes it in OIDC_PROVIDERS. */
export interface OpenIdSettings {
  /** Names it in addresses of this store. */
  readonly id: string;
  /** On the sign-in button, in every language. */
  readonly names: Readonly<Record<LocaleCode, string>>;
  /** Without a slash at its end. */
  readonly issuer: string;
  readonly clientId: string;
  /** Empty for a public client. */
  readonly clientSecret: string;
  readonly scope: string;
}

const NAME_LENGTH = 30;
const EXAMPLE =
  '[{"id": "company", "name": "Example ID", "issuer": "https://id.example.com", "clientId": "store", "clientSecret": "…"}]';

const name = z.unknown().transform((value, context) => {
  const names = readNames(value);
  if (names !== undefined) return names;
  const message = `takes a text of at most ${NAME_LENGTH} characters, or an object with one for each language`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const entry = z.strictObject(
  {
    id: z.string({ error: 'is missing' }).regex(/^[a-z\d](?:[a-z\d-]{0,28}[a-z\d])?$/, {
      error: 'takes up to 30 lower-case letters, digits and hyphens',
    }),
    name,
    issuer: z
      .string({ error: 'is missing' })
      .trim()
      .transform(trimSlashes)
      .refine(isIssuer, { error: 'takes an https: or http: address without a query, like https://id.example.com' }),
    clientId: z.string({ error: 'is missing' }).trim().min(1, { error: 'is empty' }),
    clientSecret: z.string({ error: 'takes a text' }).default(''),
    scopes: z
      .string({ error: 'takes scopes with blanks between them, like openid email profile' })
      .trim()
      .default('openid email profile'),
  },
  { error: describeEntry },
);

/** A JSON list of providers; the message of a mistake names the provider and its field. */
export const openIdProviders = z
  .string()
  .default('')
  .transform((text, context): OpenIdSettings[] => {
    if (text.trim() === '') return [];
    const parsed = z.array(entry).safeParse(parseJson(text));
    if (!parsed.success) {
      for (const message of new Set(parsed.error.issues.map(describe))) context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    const providers = parsed.data.map(toSettings);
    const ids = providers.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice === undefined) return providers;
    context.addIssue({ code: 'custom', message: `has two providers with the id ${twice}` });
    return z.NEVER;
  });

/** Addresses over which anyone between store and provider could sign in as anyone. */
export function findOpenIdProblems(values: {
  readonly NODE_ENV: string;
  readonly OIDC_PROVIDERS: readonly OpenIdSettings[];
}): string[] {
  if (values.NODE_ENV !== 'production') return [];
  return values.OIDC_PROVIDERS.filter(({ issuer }) => issuer.startsWith('http:')).map(
    ({ id }) => `OIDC_PROVIDERS ${id}: issuer must begin with https: when NODE_ENV=production`,
  );
}

function describeEntry(issue: { readonly code?: string; readonly keys?: readonly string[] }): string {
  if (issue.code === 'unrecognized_keys') return `has an unknown field ${issue.keys?.join(', ')}`;
  return 'takes an object';
}

function describe({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }): string {
  const [index, field] = path;
  if (typeof index !== 'number') return `takes a JSON list of providers, like ${EXAMPLE}`;
  return `provider ${index + 1}${field === undefined ? '' : `, ${String(field)}`}: ${message}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In linear time, whatever a provider answers. */
export function trimSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '';
}

/** A name for every language: a missing one is the English one, or else the first. */
function readNames(value: unknown): OpenIdSettings['names'] | undefined {
  const given: Record<string, unknown> = typeof value === 'string' ? { [DEFAULT_LOCALE]: value } : Object(value);
  const names = new Map<string, string>();
  for (const [locale, text] of Object.entries(given)) {
    const known = typeof text === 'string' ? text.trim() : '';
    if (known === '' || known.length > NAME_LENGTH || !isLocaleCode(locale)) return undefined;
    names.set(locale, known);
  }
  const fallback = names.get('en-US') ?? [...names.values()][0];
  return fallback === undefined ? undefined : byLocale((locale) => names.get(locale) ?? fallback);
}

function toSettings({ name: names, scopes, ...rest }: z.output<typeof entry>): OpenIdSettings {
  const scope = [...new Set(['openid', ...scopes.split(/\s+/).filter(Boolean)])].join(' ');
  return { ...rest, names, scope };
}
