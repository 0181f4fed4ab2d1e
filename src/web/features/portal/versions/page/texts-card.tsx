import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { LocaleCode } from '#contract/values/locales.ts';
import { editVersion } from '#contract/version/endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChangesBar } from '#web/kit/form/changes-bar.tsx';
import { focusField } from '#web/kit/form/focus-field.ts';
import { describeProblems } from '#web/kit/form/problems.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { FormCard } from '#web/kit/page/form-card.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { checkTexts } from '../notes/check-texts.ts';
import { languageOfField, VERSION_FIELDS } from '../notes/go-to-problem.ts';
import { NotesEditor } from '../notes/notes-editor.tsx';
import { readRefusals } from '../notes/read-refusals.ts';
import { VersionTextFields } from '../notes/version-text-fields.tsx';
import { notesOf, textsOf, toSentTexts, type VersionTexts } from '../notes/version-texts.ts';
import type { VersionData } from './load-version.ts';

/** Name, minimum supported version and release notes; they can be edited at any time (O39). */
export function TextsCard({ data }: { data: VersionData }) {
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
