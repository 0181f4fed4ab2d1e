import { lazy, Suspense, useMemo, useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { useSaveKey } from '#web/ui/use-save-key.ts';
import { PortalHeader } from '../layout/portal-header.tsx';
import { BegunNotice, RestoredNotice } from './draft/draft-notices.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorProblems } from './editor-problems.tsx';
import { EditorContext } from './form/editor-context.ts';
import { createEditorStore } from './form/editor-store.ts';
import { formOf, newForm } from './form/read-form.ts';
import { type EditorData, firstForm, needsAnswers } from './load-editor.ts';
import { SectionNavigation } from './section-navigation.tsx';
import { EditorSections } from './sections/editor-sections.tsx';
import { ShelfCard } from './status/shelf-card.tsx';
import { useChecks } from './use-checks.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

const PreviewPanel = lazy(() => import('./preview/preview-panel.tsx'));

/** Keeps the form to the left of the preview, which is fixed to the right edge of the window. */
const BESIDE_PREVIEW = 'lg:pe-[calc(46vw+8px)] xl:pe-[500px]';

/** The editor of a new or existing application. */
export function EditorPage({ data }: { data: EditorData }) {
  const page = usePage();
  const { application, openedAt, convertsTrailers } = data;
  const applicationId = application?.appId ?? null;
  const isReadOnly = application !== null && application.obstacles.edit !== null;
  const isAnswerNeeded = needsAnswers(data);
  const { locale } = page.state;
  const original = useMemo(() => (application === null ? newForm(locale) : formOf(application)), [application, locale]);
  const [store] = useState(() => createEditorStore(firstForm(data, locale), new Map(data.problems)));
  const draft = useDraft({ store, applicationId, isReadOnly, original, saved: data.draft });
  const { isBusy, save, isOvertaken } = useSave({ store, draft, application, needsAnswers: isAnswerNeeded });
  const [isPreviewed, setPreviewed] = useState(false);
  useChecks(store, isAnswerNeeded);
  useSaveKey(() => (applicationId === null ? void draft.saver.flush() : save()), !isReadOnly);
  const context = useMemo(
    () => ({ store, applicationId, isReadOnly, openedAt, convertsTrailers }),
    [store, applicationId, isReadOnly, openedAt, convertsTrailers],
  );
  return (
    <EditorContext value={context}>
      <div className={`flex flex-col gap-6 ${isPreviewed ? BESIDE_PREVIEW : ''}`}>
        <PortalHeader
          title={application?.name ?? page.t('portal.crumb.new')}
          lead={page.t(applicationId === null ? 'editor.new.lead' : 'editor.edit.lead')}
          help={{ article: 'developers/store-listing', topic: page.t('shell.account.applications') }}
        />
        {application !== null && <ShelfCard application={application} />}
        <DraftNotices data={data} draft={draft} />
        <EditorProblems />
      </div>
      <div
        className={`flex flex-col gap-4 ${isPreviewed ? BESIDE_PREVIEW : 'lg:grid lg:grid-cols-[minmax(0,1fr)_190px] lg:gap-8'}`}
      >
        <SectionNavigation isRow={isPreviewed} />
        <EditorSections />
      </div>
      <EditorBar
        draft={draft}
        isBusy={isBusy}
        isPreviewed={isPreviewed}
        isOvertaken={isOvertaken}
        onPreview={() => setPreviewed(!isPreviewed)}
        onSave={save}
      />
      {isPreviewed && (
        <Suspense>
          <PreviewPanel onClose={() => setPreviewed(false)} />
        </Suspense>
      )}
    </EditorContext>
  );
}

/** The restored draft, until it is discarded or saved. */
function DraftNotices({ data, draft }: { data: EditorData; draft: Draft }) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const isRestored = data.draft !== null && draft.state.saved?.draftId === data.draft.draftId;
  return (
    <>
      {isRestored && data.draft && <RestoredNotice savedAt={data.draft.savedAt} onDiscard={() => setAsking(true)} />}
      {draft.state.saved === null && <BegunNotice drafts={data.begun} />}
      {isAsking && (
        <ConfirmAction
          title={page.t('editor.draft.discard.title')}
          confirm={page.t('words.discardDraft')}
          isDanger
          call={draft.discard}
          refresh={null}
          focusAfter="portal-content"
          onClose={() => setAsking(false)}
        >
          {page.t(data.application === null ? 'editor.draft.discard.newText' : 'editor.draft.discard.text')}
        </ConfirmAction>
      )}
    </>
  );
}
