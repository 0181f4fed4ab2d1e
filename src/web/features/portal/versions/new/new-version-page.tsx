import { Ban } from 'lucide-react';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { PortalHeader } from '../../layout/portal-header.tsx';
import { slotOf } from '../upload/package-uploads.ts';
import { versionsAddress } from '../version-links.ts';
import type { NewVersionData } from './load-new-version.ts';
import { NewVersionForm } from './new-version-form.tsx';
import { PlatformChoice } from './platform-choice.tsx';

/** Creates a version: platform, file, texts, and whether it is submitted for review. */
export function NewVersionPage({ data }: { data: NewVersionData }) {
  const page = usePage();
  const { application, applicationId, versions, platform } = data;
  const code =
    application.status === SHELF.removed
      ? ERROR.applicationRemoved
      : versions.length >= LIMITS.versionsPerApplication
        ? ERROR.versionLimitReached
        : null;
  return (
    <>
      <PortalHeader
        title={page.t('versions.new.title', { name: application.name })}
        lead={page.t('versions.new.lead')}
      />
      {code === null ? (
        <>
          <PlatformChoice data={data} />
          {platform !== null && (
            <NewVersionForm key={slotOf(applicationId, platform)} data={data} platform={platform} />
          )}
        </>
      ) : (
        <>
          <EmptyCard role="status" Icon={Ban} text={page.t(`error.${code}`)} />
          <a className="btn btn-quiet self-start" href={versionsAddress(page, applicationId)}>
            {page.t('versions.back')}
          </a>
        </>
      )}
    </>
  );
}
