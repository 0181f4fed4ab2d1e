import type { AuditEntry } from '#contract/admin/entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { UserLink } from '../users/user-link.tsx';

/** What something was done to. */
export function AuditTarget({ entry: { user, subject } }: { entry: AuditEntry }) {
  return user === null ? <AuditSubject subject={subject} /> : <UserLink user={user} />;
}

/** Who did something. */
export function AuditActor({ entry: { actor, isAtCommandLine } }: { entry: AuditEntry }) {
  const page = usePage();
  if (actor !== null) return <UserLink user={actor} />;
  return page.t(isAtCommandLine ? 'operator.audit.commandLine' : 'operator.audit.program');
}

const SETTINGS_PLACES: Readonly<Record<string, string>> = {
  company: '/operator/contacts',
  categories: '/operator/categories',
  recommended: '/operator/recommended',
  shelves: '/operator/shelves',
};

/** The console page of each kind of subject; null for kinds without a page per subject. */
const PLACES: Readonly<Record<string, ((name: string) => string | undefined) | null>> = {
  application: (name) => `/operator/applications?search=${encodeURIComponent(name)}`,
  version: (name) => `/operator/versions/${encodeURIComponent(name)}`,
  provider: (name) => `/operator/providers/${encodeURIComponent(name)}`,
  deposit: (name) => `/operator/deposits?search=${encodeURIComponent(name)}`,
  order: (name) => `/operator/orders?order=${encodeURIComponent(name)}`,
  banner: (name) => `/operator/banners/${encodeURIComponent(name)}`,
  collection: (name) => `/operator/collections/${encodeURIComponent(name)}`,
  product: null,
  rating: null,
  maintenance: () => '/operator/maintenance',
  agency: () => '/operator/agencies',
  rate: () => '/operator/rates',
  draw: () => '/operator/draws',
  range: () => '/operator/invoices',
  invoice: () => '/operator/invoices',
  bank: null,
  queue: () => '/operator/system',
  backup: () => '/operator/backups',
  post: () => '/operator/posts',
  discount: null,
  settings: (name) => SETTINGS_PLACES[name],
  webhook: null,
  access_token: null,
};

/** Describes the subject of an action; a kind without a translation is shown as logged. */
export function sayAuditSubject(page: Page, subject: string): string {
  const [kind = '', ...rest] = subject.split(':');
  const name = rest.join(':');
  const own = page.translator.find(`operator.subject.${kind}.${name}`);
  return own ?? page.translator.find(`operator.subject.${kind}`, { name }) ?? subject;
}

/** The description of a subject, with a link to its page. */
function AuditSubject({ subject }: { subject: string }) {
  const page = usePage();
  const [kind = '', ...rest] = subject.split(':');
  const text = sayAuditSubject(page, subject);
  if (text === subject) return <code className="wrap-anywhere">{subject}</code>;
  const place = Object.hasOwn(PLACES, kind) ? PLACES[kind]?.(rest.join(':')) : null;
  if (!place) return <span title={subject}>{text}</span>;
  const [path = '', query] = place.split('?');
  return (
    <a className="link wrap-anywhere" title={subject} href={page.href(path, query === undefined ? '' : `?${query}`)}>
      {text}
    </a>
  );
}
