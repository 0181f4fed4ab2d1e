import { FilePen, RotateCcw } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { ApplicationDraft } from '#contract/application/draft-entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { describeProblem } from '#web/kit/form/form-errors.ts';
import { ProblemSummary } from '#web/kit/form/problem-summary.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { Button } from '#web/ui/button.tsx';
import { useSaveKey } from '#web/ui/use-save-key.ts';
import { EditorBar } from './editor-bar.tsx';
import { SectionNavigation } from './editor-section.tsx';
import { formOf, newForm } from './form/editor-form.ts';
import {
  createEditorStore,
  EditorContext,
  fieldRank,
  goToField,
  useEditor,
  useEditorState,
} from './form/editor-store.ts';
import { type EditorData, firstForm, needsAnswers, useChecks } from './load-editor.ts';
import { EditorSections } from './sections/editor-sections.tsx';
import { ShelfCard } from './status/shelf-card.tsx';
import { type Draft, useDraft, useSave } from './use-save.ts';

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
        <PageHeader
          title={application?.name ?? page.t('portal.crumb.new')}
          lead={page.t(applicationId === null ? 'editor.new.lead' : 'editor.edit.lead')}
          help="developers/store-listing"
          topic={page.t('shell.account.applications')}
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

/** The problems of the form, shown after the first attempt to save. */
function EditorProblems() {
  const page = usePage();
  const { store } = useEditor();
  const isTried = useEditorState((state) => state.isTried);
  const problems = useEditorState((state) => state.problems);
  const refusals = useEditorState((state) => state.refusals);
  const found = isTried ? [...new Map([...problems, ...refusals])] : [];
  const listed = found
    .toSorted(([left], [right]) => fieldRank(left) - fieldRank(right))
    .map(([name, problem]) => ({ name, label: fieldLabel(page, name), text: describeProblem(page, problem) }));
  return <ProblemSummary problems={listed} onGo={(name) => goToField(store, name)} />;
}

/** The label of a field for use outside the form. */
function fieldLabel({ translator }: Page, name: string): string {
  const [field = '', part = '', leaf = ''] = name.split('.');
  const find = (key: string, values?: Readonly<Record<string, string>>) => translator.find(key, values);
  const lang = LOCALES.find((code) => code === part);
  if (lang !== undefined) return `${find(`editor.field.${leaf}`) ?? ''} · ${LANGUAGE_NAMES[lang]}`;
  const labels: Readonly<Record<string, () => string | undefined>> = {
    contents: () => find('editor.section.texts'),
    ageAnswers: () => find(`ageQuestion.${part}`),
    screenshots: () => find('editor.field.screenshots', { kind: find(`details.screenshots.${part}`) ?? '' }),
    downloadUrls: () => find('editor.field.downloadUrl', { platform: find(`platform.${part}`) ?? '' }),
    dataCollection: () => find(`dataType.${part}`) ?? find('editor.section.data'),
    contacts: () => find(`channel.${part}`) ?? find('editor.channels'),
  };
  return labels[field]?.() ?? find(`editor.field.${field}`) ?? name;
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="border-info bg-surface flex flex-col gap-3 rounded-2xl border px-5 py-4 sm:flex-row sm:items-center">
      {children}
    </div>
  );
}

/** Announces that the form was restored from a draft. */
function RestoredNotice({ savedAt, onDiscard }: { savedAt: string; onDiscard: () => void }) {
  const page = usePage();
  const time = useLocalTime(savedAt, 'short');
  return (
    <Notice>
      <RotateCcw size={20} aria-hidden className="text-info flex-none" />
      <p className="min-w-0 flex-1 text-sm">{page.t('editor.draft.restored', { time })}</p>
      <Button onClick={onDiscard}>{page.t('words.discardDraft')}</Button>
    </Notice>
  );
}

/** Offers to continue an existing draft. */
function BegunNotice({ drafts }: { drafts: readonly ApplicationDraft[] }) {
  const page = usePage();
  if (drafts.length === 0) return null;
  return (
    <Notice>
      <FilePen size={20} aria-hidden className="text-info flex-none self-start sm:mt-3" />
      <div className="min-w-0 flex-1">
        <p className="text-sm sm:mt-2.5">{page.t('editor.draft.begun')}</p>
        <ul className="flex flex-wrap gap-x-5">
          {drafts.map((draft) => (
            <li key={draft.draftId}>
              <BegunLink draft={draft} />
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

/** Loads a new document, as the current page has a form of its own. */
function BegunLink({ draft }: { draft: ApplicationDraft }) {
  const page = usePage();
  const time = useLocalTime(draft.savedAt, 'short');
  const { contents, appId } = draft.form;
  const name = contents?.find((content) => content.name)?.name ?? appId;
  return (
    <a
      data-document
      href={page.href('/developer/applications/new', `?draftId=${draft.draftId}`)}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {page.t('editor.draft.begunOne', { name: name || page.t('editor.unnamed'), time })}
    </a>
  );
}
