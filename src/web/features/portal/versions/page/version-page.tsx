import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { ComparisonCard } from '#web/kit/version/comparison-card.tsx';
import { InspectionCard } from '#web/kit/version/inspection-card.tsx';
import { ChangedStatus } from '#web/live/changed-status.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
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

/** The same key in both positions, so that unsent input survives when a new question moves the conversation. */
const TALK = 'conversation';

/** A version with its status, next step, inspection, texts and review. */
export function VersionPage({ data: loaded }: { data: VersionData }) {
  const page = usePage();
  const router = useRouter();
  const { id } = loaded.version;
  const data = useLiveData(loaded, [`version:${id}`], (quiet) => loadVersion(quiet, String(id)));
  const { version, application, versions, applicationId } = data;
  const standing = standingOf(version, application);
  // A pending question comes before the details.
  const isAsked = standing === 'asked';
  useConversationFocus(`${isAsked} ${data.messages.length}`);
  const leave = async () => {
    // The unsaved-changes prompt is skipped, as texts of a deleted version cannot be saved.
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

/** Moves the focus to the conversation if the form that had it is gone after a message was sent. */
function useConversationFocus(state: string): void {
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === document.body) document.getElementById('conversation')?.focus();
  }, [state]);
}
