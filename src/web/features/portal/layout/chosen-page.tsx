import { useRouter } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePage } from '../../../app/use-page.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { HelpLinkProps } from '../../help/help-link.tsx';
import { FirstStep } from '../dashboard/first-step.tsx';
import type { Chosen } from './load-chosen.ts';
import { PortalHeader } from './portal-header.tsx';
import { PortalNotice } from './portal-notice.tsx';

interface ChosenPageProps<Loaded> {
  readonly chosen: Chosen<Loaded>;
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** The article that explains it. */
  readonly help: HelpLinkProps['article'];
  /** What is shown of the application; `name` is what it is called. */
  readonly children: (loaded: Loaded, name: string) => ReactNode;
}

/** A page about one application, with the choice of another. */
export function ChosenPage<Loaded>({ chosen, path, title, lead, help, children }: ChosenPageProps<Loaded>) {
  const page = usePage();
  const { applications, applicationId, loaded } = chosen;
  const name = applications.find((one) => one.applicationId === applicationId)?.name ?? applicationId ?? '';
  return (
    <>
      <PortalHeader title={title} lead={lead} help={{ article: help, topic: title }} />
      {applications.length === 0 ? (
        <FirstStep />
      ) : (
        <>
          <ApplicationChooser chosen={chosen} path={path} />
          {loaded === null ? <PortalNotice Icon={SearchX} text={page.t('error.50004')} /> : children(loaded, name)}
        </>
      )}
    </>
  );
}

function ApplicationChooser({ chosen, path }: Pick<ChosenPageProps<unknown>, 'chosen' | 'path'>) {
  const page = usePage();
  const router = useRouter();
  const { applications, applicationId = '', loaded } = chosen;
  const options = applications.map((one) => [one.applicationId, one.name] as const);
  const isListed = applications.some((one) => one.applicationId === applicationId);
  // Whoever has more applications than one answer holds may have come to another by its address.
  const other = [applicationId, loaded === null ? page.t('portal.switch.choose') : applicationId] as const;
  return (
    <div className="sm:max-w-96">
      <SelectField
        name="application"
        label={page.t('portal.switch.label')}
        value={applicationId}
        options={isListed ? options : [other, ...options]}
        onChange={(id) => router.history.push(page.href(path, `?${new URLSearchParams({ applicationId: id })}`))}
      />
    </div>
  );
}
