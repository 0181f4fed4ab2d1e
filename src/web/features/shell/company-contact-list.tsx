import type { PublicSettings } from '#contract/system/entities.ts';
import { usePage } from '../../app/use-page.ts';

/** The company's contacts; empty ones are hidden (R3.62). Needs the bundle `contacts`. */
export function CompanyContactList({ company }: { company: PublicSettings['company'] }) {
  const page = usePage();
  const { hotline, fax, serviceEmail } = company;
  const ways = [
    { label: 'contacts.hotline', value: hotline, href: `tel:${hotline.replaceAll(/[^\d+]/g, '')}` },
    { label: 'contacts.fax', value: fax, href: undefined },
    { label: 'contacts.email', value: serviceEmail, href: `mailto:${serviceEmail}` },
  ] as const;
  const given = ways.filter(({ value }) => value.trim() !== '');
  if (given.length === 0) return <p className="text-muted">{page.t('contacts.none')}</p>;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-3">
      {given.map(({ label, value, href }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{page.t(label)}</dt>
          <dd className="wrap-anywhere">
            {href === undefined ? (
              value
            ) : (
              <a className="link" href={href}>
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
