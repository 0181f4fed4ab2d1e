import { useRouter } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LocaleCode } from '#contract/values/locales.ts';
import { editVersion } from '#contract/version/endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { describeProblems } from '#web/kit/form/form-errors.ts';
import { ChangesBar } from '#web/kit/form/save-bar.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { FormCard } from '#web/kit/page/section.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { ComparisonCard } from '#web/kit/version/comparison-card.tsx';
import { Checksum, Fact, InnerFacts } from '#web/kit/version/inner-facts.tsx';
import { InspectionCard, Permissions } from '#web/kit/version/inspection-card.tsx';
import { ChangedStatus } from '#web/live/changed-status.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { VersionActions } from '../actions/version-actions.tsx';
import { loadVersion, type VersionData } from '../load-versions.ts';
import { NotesEditor, VersionTextFields } from '../notes/version-text-fields.tsx';
import {
  checkTexts,
  languageOfField,
  notesOf,
  readRefusals,
  textsOf,
  toSentTexts,
  VERSION_FIELDS,
  type VersionTexts,
} from '../notes/version-texts.ts';
import { fileNeedOf, PlatformName, standingOf, VersionChip } from '../state/version-state.tsx';
import { versionsAddress } from '../version-links.ts';
import { Conversation } from './conversation.tsx';
import { ManageCard } from './manage-card.tsx';
import { NextStep } from './next-step.tsx';

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

/** Name, platform and status of the version. */
function VersionHeader({ data: { version, application } }: { data: VersionData }) {
  const page = usePage();
  const { versionName, platform, minimumVersion, createdAt } = version;
  const created = useLocalTime(createdAt, 'day');
  return (
    <header className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl wrap-anywhere">{`${application.name} ${versionName}`}</h1>
        <VersionChip version={version} application={application} />
      </div>
      <p className="text-muted flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <PlatformName platform={platform} />
        <span>{page.t('versions.moment.created', { day: created })}</span>
        {minimumVersion !== '' && <span>{page.t('versions.minimum.shown', { version: minimumVersion })}</span>}
      </p>
    </header>
  );
}

/** The file: name, size, checksum, downloads (R3.22) and its metadata. */
function FileCard({ data: { version, application } }: { data: VersionData }) {
  const page = usePage();
  const { file, inspection, downloadCount, platform } = version;
  const { locale } = page.state;
  if (file === null) {
    const need = fileNeedOf(application, platform);
    const isElsewhere = need === 'address' || need === 'store';
    return (
      <FormCard id="file" title={page.t('words.file')}>
        <p className="text-muted text-sm">
          {page.t(isElsewhere ? `versions.need.${need}` : 'versions.inspection.none')}
        </p>
      </FormCard>
    );
  }
  const { facts } = inspection;
  return (
    <FormCard id="file" title={page.t('words.file')}>
      <dl>
        <Fact label={page.t('versions.fact.name')}>{file.name}</Fact>
        <Fact label={page.t('versions.fact.size')}>{formatBytes(file.size, locale)}</Fact>
        {file.sha256 !== '' && (
          <Fact label="SHA-256">
            <Checksum value={file.sha256} copy={page.t('versions.fact.sha256.copy')} copied={page.t('words.copied')} />
          </Fact>
        )}
        <Fact label={page.t('versions.fact.downloads')}>{new Intl.NumberFormat(locale).format(downloadCount)}</Fact>
        {facts !== null && <InnerFacts facts={facts} />}
      </dl>
      {facts !== null && facts.permissions.length > 0 && (
        <Permissions permissions={facts.permissions} applicationId={application.appId} />
      )}
      {file.url !== '' && (
        <LinkButton href={file.url} download Icon={Download}>
          {page.t('versions.file.download')}
        </LinkButton>
      )}
    </FormCard>
  );
}

/** Name, minimum supported version and release notes; they can be edited at any time (O39). */
function TextsCard({ data }: { data: VersionData }) {
  const page = usePage();
  const { version, versions, application } = data;
  const { form, lang, setLang } = useTexts(data);
  const change = (changed: Partial<VersionTexts>, field: string) => form.change(changed, [field]);
  const previous = versions.find(({ id, platform }) => id < version.id && platform === version.platform);
  return (
    <FormCard id="texts" title={page.t('versions.texts.edit')} lead={page.t('versions.texts.lead')}>
      <Form className="flex flex-col gap-5" onSubmit={form.submit}>
        <VersionTextFields
          texts={form.values}
          errorOf={form.errorOf}
          suggestions={[]}
          onChange={change}
          onLeave={() => {}}
        />
        <NotesEditor
          notes={form.values.notes}
          lang={lang}
          languages={application.contents.map(({ lang }) => lang)}
          errorOf={form.errorOf}
          previous={previous && { versionName: previous.versionName, notes: notesOf(previous.contents) }}
          onLang={setLang}
          onChange={(notes, field) => change({ notes }, field)}
          onLeave={() => {}}
        />
        <ChangesBar form={form} />
      </Form>
    </FormCard>
  );
}

function useTexts({ version, versions, application }: VersionData) {
  const page = usePage();
  const router = useRouter();
  const languages = application.contents.map(({ lang }) => lang);
  const { contentDefault } = application;
  const [lang, setLang] = useState<LocaleCode>(contentDefault);
  const otherNames = versions.filter(({ id }) => id !== version.id).map(({ versionName }) => versionName);
  const surroundings = { platform: version.platform, languages, contentDefault, otherNames };
  const form = useForm({
    initial: textsOf(version),
    order: VERSION_FIELDS,
    check: (texts) => describeProblems(page, checkTexts(texts, surroundings)),
    send: (texts) => page.call(editVersion, { id: version.id, ...toSentTexts(texts, languages) }),
    async onSent() {
      await router.invalidate();
      toasts.show('success', page.t('versions.texts.saved'));
    },
    explain: (error, texts) => describeProblems(page, readRefusals(error, toSentTexts(texts, languages))),
    onRefused(name) {
      flushSync(() => setLang(languageOfField(name) ?? lang));
      focusField(name);
    },
  });
  return { form, lang, setLang };
}
