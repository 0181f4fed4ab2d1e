import { PackageOpen } from 'lucide-react';
import { LIMITS } from '#contract/limits.ts';
import { usePage } from '../../../app/use-page.ts';
import { ChosenPage } from '../layout/chosen-page.tsx';
import type { Chosen } from '../layout/load-chosen.ts';
import { PortalNotice } from '../layout/portal-notice.tsx';
import type { VersionsData } from './load-versions.ts';
import { VersionList } from './version-list.tsx';

/** The versions of one of the developer's applications (R6.6). */
export function VersionsPage({ chosen }: { chosen: Chosen<VersionsData> }) {
  const page = usePage();
  return (
    <ChosenPage
      chosen={chosen}
      path="/developer/versions"
      title={page.t('portal.nav.versions')}
      lead={page.t('versions.lead')}
    >
      {({ count, list }, name) =>
        count === 0 ? (
          <PortalNotice
            Icon={PackageOpen}
            title={page.t('versions.empty.title')}
            text={page.t('versions.empty.text', { name })}
          />
        ) : (
          <>
            <p role="status" className="text-muted -mb-2 text-sm">
              {page.t('versions.count', { count, max: LIMITS.versionsPerApplication })}
            </p>
            <VersionList versions={list} />
          </>
        )
      }
    </ChosenPage>
  );
}
