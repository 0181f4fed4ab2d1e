import { LIMITS } from '#contract/values/limits.ts';
import { foldText } from '../text/fold-text.ts';

/** Names that a visitor would take for the store's own, or that pages may need. */
const RESERVED: readonly string[] = [
  ...['about', 'account', 'admin', 'all', 'api', 'app', 'apps', 'become', 'developer', 'developers', 'feed', 'follow'],
  ...['following', 'games', 'help', 'login', 'new', 'news', 'null', 'official', 'operator', 'operators', 'page'],
  ...['search', 'shop', 'starhall', 'store', 'support', 'system', 'terms', 'undefined', 'user', 'users', 'www'],
];

/** Addresses made of numbers belong to the developers with these numbers. */
const NUMBERED = /^developer-(\d+)$/;
const SLUG = new RegExp(`^[a-z0-9-]{${LIMITS.developerSlugMin},${LIMITS.developerSlugMax}}$`);

/** The address of a developer who has not chosen one. */
export function defaultSlug(userId: number): string {
  return `developer-${userId}`;
}

/** The developer whose default address this is; null for any other address. */
export function numberOfSlug(slug: string): number | null {
  const digits = NUMBERED.exec(slug)?.[1];
  const number = Number(digits);
  return digits !== undefined && String(number) === digits && number <= 2_147_483_647 ? number : null;
}

/** Whether a developer may choose an address: letters, digits and hyphens between them, and no reserved name. */
export function isChoosableSlug(slug: string): boolean {
  return (
    SLUG.test(slug) && !slug.startsWith('-') && !slug.endsWith('-') && !RESERVED.includes(slug) && !NUMBERED.test(slug)
  );
}

/** An address made of a name; empty if too little of it is Latin. */
export function suggestSlug(name: string): string {
  const letters = foldText(name.slice(0, LIMITS.companyNameLength * 2));
  const words = letters.match(/[a-z0-9]+/g) ?? [];
  const slug = words.join('-').slice(0, LIMITS.developerSlugMax).replace(/-$/, '');
  return isChoosableSlug(slug) ? slug : '';
}
