import { usePage } from '../../app/use-page.ts';

/** Where the console shows a thing; null where it has no page that tells one from another. */
const PLACES: Readonly<Record<string, ((name: string) => string) | null>> = {
  application: (name) => `/operator/applications?search=${encodeURIComponent(name)}`,
  version: (name) => `/operator/versions/${encodeURIComponent(name)}`,
  provider: (name) => `/operator/providers/${encodeURIComponent(name)}`,
  deposit: (name) => `/operator/deposits?search=${encodeURIComponent(name)}`,
  order: (name) => `/operator/orders?search=${encodeURIComponent(name)}`,
  banner: (name) => `/operator/banners/${encodeURIComponent(name)}`,
  product: null,
  rating: null,
  maintenance: () => '/operator/maintenance',
  agency: () => '/operator/agencies',
  rate: () => '/operator/rates',
  draw: () => '/operator/draws',
  range: () => '/operator/invoices',
  invoice: () => '/operator/invoices',
  bank: null,
  settings: null,
  webhook: null,
  access_token: null,
};

/** What something was done to, in words, with the way there; a kind that has no words as the log has it. */
export function AuditSubject({ subject }: { subject: string }) {
  const page = usePage();
  const [kind = '', ...rest] = subject.split(':');
  const name = rest.join(':');
  const text = page.translator.find(`operator.subject.${kind}`, { name });
  if (text === undefined) return <code className="wrap-anywhere">{subject}</code>;
  const place = Object.hasOwn(PLACES, kind) ? PLACES[kind] : null;
  if (!place) return <span title={subject}>{text}</span>;
  const [path = '', query] = place(name).split('?');
  return (
    <a className="link wrap-anywhere" title={subject} href={page.href(path, query === undefined ? '' : `?${query}`)}>
      {text}
    </a>
  );
}
