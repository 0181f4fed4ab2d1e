import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ComparisonCard } from '#web/kit/version/comparison-card.tsx';
import { InspectionCard } from '#web/kit/version/inspection-card.tsx';
import { usePage } from '../../../../app/use-page.ts';
import { ChangedStatus } from '../../../../live/changed-status.tsx';
import { useLiveData } from '../../../../live/use-live-data.ts';
import { VersionActions } from '../actions/version-actions.tsx';
import { standingOf } from '../state/version-standing.ts';
import { versionsAddress } from '../version-links.ts';
import { Conversation } from './conversation.tsx';
import { FileCard } from './file-card.tsx';
import { loadVersion, type VersionData } from './load-version.ts';
import { ManageCard } from './manage-card.tsx';
import { NextStep } from './next-step.tsx';
import { TextsCard } from './texts-card.tsx';
import { VersionHeader } from './version-header.tsx';

/** The same wherever it stands: a question that comes in must not take away what is being written. */
const TALK = 'conversation';

/** One version: where it stands and what comes next, what was found in its file, its texts and its review. */
export function VersionPage({ data: loaded }: { data: VersionData }) {
  const page = usePage();
  const router = useRouter();
  const { id } = loaded.version;
  const data = useLiveData(loaded, [`version:${id}`], (quiet) => loadVersion(quiet, String(id)));
  const { version, application, versions, applicationId } = data;
  const standing = standingOf(version, application);
  // What waits for the developer comes before what explains.
  const isAsked = standing === 'asked';
  useConversationFocus(`${isAsked} ${data.messages.length}`);
  const leave = async () => {
    // Texts of a version that is gone cannot be saved any more.
    router.history.replace(versionsAddress(page, applicationId), undefined, { ignoreBlocker: true });
    await router.invalidate();
  };
  return (
    <VersionActions application={application} versions={versions} onDeleted={leave}>
      <VersionHeader data={data} />
      <ChangedStatus text={page.t(`versions.next.${standing}.title`)} />
      <NextStep data={data} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-6">
          {isAsked && <Conversation key={TALK} data={data} />}
          <InspectionCard data={data} />
          <ComparisonCard comparison={data.comparison} />
          <TextsCard key={version.id} data={data} />
          {!isAsked && <Conversation key={TALK} data={data} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ManageCard data={data} />
          <FileCard data={data} />
        </div>
      </div>
    </VersionActions>
  );
}

/** What was written may have taken its form away: the focus goes to what it has become part of. */
function useConversationFocus(state: string): void {
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === document.body) document.getElementById('conversation')?.focus();
  }, [state]);
}
