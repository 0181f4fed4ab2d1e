import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePage } from '#web/app/use-page.ts';
import type { HelpLinkProps } from '#web/kit/page/help-link.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { FirstStep } from '../dashboard/first-step.tsx';
import type { Chosen } from './load-chosen.ts';
import { PortalHeader } from './portal-header.tsx';

interface ChosenPageProps<Loaded> {
  readonly chosen: Chosen<Loaded>;
  readonly title: string;
  readonly lead: string;
  /** The help article of the page. */
  readonly help: HelpLinkProps['article'];
  /** The content for the application; `name` is the application's name. */
  readonly children: (loaded: Loaded, name: string) => ReactNode;
}

/** A page about the selected application. */
export function ChosenPage<Loaded>({ chosen, title, lead, help, children }: ChosenPageProps<Loaded>) {
  const page = usePage();
  const { applications, applicationId, loaded } = chosen;
  const name = applications.find((one) => one.applicationId === applicationId)?.name ?? applicationId ?? '';
  return (
    <>
      <PortalHeader title={title} lead={lead} help={{ article: help, topic: title }} />
      {applications.length === 0 ? (
        <FirstStep />
      ) : loaded === null ? (
        <EmptyCard role="status" Icon={SearchX} text={page.t('error.50004')} />
      ) : (
        children(loaded, name)
      )}
    </>
  );
}
