import { FlaskConical } from 'lucide-react';
import type { TestApplication } from '#contract/test-account/entities.ts';
import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { AccountPage } from '#web/kit/page/account-page.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { usePage } from '../../app/use-page.ts';
import { Picture } from '../../ui/picture.tsx';

interface TestedPageProps {
  readonly list: readonly TestApplication[];
  readonly count: number;
  /** Page number, from 1. */
  readonly number: number;
}

/** Games that the account may open before their release. */
export function TestedPage({ list, count, number }: TestedPageProps) {
  const page = usePage();
  return (
    <AccountPage title={page.t('account.nav.tests')} lead={page.t('test.lead')}>
      <LoadingPart className="flex flex-col gap-6">
        {list.length === 0 ? (
          <EmptyCard Icon={FlaskConical} title={page.t('test.none.title')} text={page.t('test.none.text')} />
        ) : (
          <ul className="flex flex-col gap-4">
            {list.map((application) => (
              <li key={application.applicationId}>
                <TestedCard application={application} />
              </li>
            ))}
          </ul>
        )}
        <Pager
          number={number}
          count={count}
          address={(at) => page.href('/account/tests', at === 1 ? '' : `?page=${at}`)}
        />
      </LoadingPart>
    </AccountPage>
  );
}

function TestedCard({ application }: { application: TestApplication }) {
  const page = usePage();
  const { applicationId, name, shortDescription, icon, company, platforms } = application;
  const updated = useLocalTime(application.updatedAt, 'short');
  return (
    <article className="card relative flex items-start gap-4 p-4 sm:items-center sm:p-5">
      {icon !== '' && (
        <Picture
          url={icon}
          alt=""
          width={512}
          height={512}
          renditions={RENDITION_WIDTHS.icon}
          sizes="72px"
          placeholder=""
          className="h-16 w-16 flex-none rounded-2xl sm:h-18 sm:w-18"
        />
      )}
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-lg">
          <a href={page.href('/application/details', detailsQuery(applicationId))} className="card-link">
            {name}
          </a>
        </h2>
        <p className="text-muted text-sm">{company}</p>
        {shortDescription !== '' && <p className="mt-1 line-clamp-2 text-sm">{shortDescription}</p>}
        <p className="text-muted mt-1 text-xs">
          {[...platforms.map((code) => page.t(`platform.${code}`)), page.t('test.updated', { when: updated })].join(
            ' · ',
          )}
        </p>
      </div>
    </article>
  );
}
