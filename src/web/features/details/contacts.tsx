import type { PublicApplication } from '#contract/application/entities.ts';
import { ChannelIcon } from '#web/kit/game/channel-icon.tsx';
import { Section } from '#web/kit/game/section.tsx';
import { usePage } from '../../app/use-page.ts';

const ROW = 'flex flex-wrap items-center justify-between gap-x-4 py-1';
const NAME = 'text-muted flex flex-none items-center gap-2';
const LINK = 'link inline-flex min-h-11 items-center break-all';

/** The developer's contacts; channels without a link show the handle. */
export function Contacts({ application }: { application: Pick<PublicApplication, 'contacts' | 'contactEmail'> }) {
  const page = usePage();
  const channels = application.contacts.filter(({ value }) => value !== application.contactEmail);
  return (
    <Section id="contacts" title={page.t('details.contacts.title')}>
      <dl className="card grid gap-x-10 px-4 py-1 text-sm sm:grid-cols-[repeat(auto-fit,minmax(300px,1fr))]">
        {application.contactEmail !== '' && (
          <div className={ROW}>
            <dt className={NAME}>
              <ChannelIcon channel="email" />
              {page.t('details.contacts.email')}
            </dt>
            <dd>
              <a className={LINK} href={`mailto:${application.contactEmail}`}>
                {application.contactEmail}
              </a>
            </dd>
          </div>
        )}
        {channels.map(({ key, value, href }) => (
          <div key={`${key} ${value}`} className={ROW}>
            <dt className={NAME}>
              <ChannelIcon channel={key} />
              {page.translator.find(`channel.${key}`) ?? key}
            </dt>
            <dd>
              {href === null ? (
                <span className="inline-flex min-h-11 items-center">{value}</span>
              ) : (
                <a className={LINK} href={href} target="_blank" rel="noopener nofollow">
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
