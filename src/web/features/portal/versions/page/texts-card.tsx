import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { LocaleCode } from '#contract/values/locales.ts';
import { editVersion } from '#contract/version/endpoints.ts';
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../../app/use-action.ts';
import { usePage } from '../../../../app/use-page.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useSaveKey } from '../../../../ui/use-save-key.ts';
import type { Problems } from '../../editor/form/check-form.ts';
import { FormCard } from '../new/form-card.tsx';
import { checkTexts } from '../notes/check-texts.ts';
import { firstProblem, focusField, languageOfField } from '../notes/go-to-problem.ts';
import { NotesEditor } from '../notes/notes-editor.tsx';
import { readRefusals } from '../notes/read-refusals.ts';
import { VersionTextFields } from '../notes/version-text-fields.tsx';
import { notesOf, textsOf, toSentTexts } from '../notes/version-texts.ts';
import type { VersionData } from './load-version.ts';

/** Name, oldest supported version and notes of a version; they may change at any time (O39). */
export function TextsCard({ data }: { data: VersionData }) {
  const page = usePage();
  const { version, versions, application } = data;
  const form = useTexts(data);
  useSaveKey(() => form.isDirty && form.save());
  const previous = versions.find(({ id, platform }) => id < version.id && platform === version.platform);
  return (
    <FormCard id="texts" title={page.t('versions.texts.edit')} lead={page.t('versions.texts.lead')}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          // Not `disabled`: what has just been saved would take the focus from the button.
          if (form.isDirty) form.save();
        }}
      >
        <VersionTextFields
          texts={form.texts}
          problems={form.problems}
          suggestions={[]}
          onChange={form.change}
          onLeave={() => {}}
        />
        <NotesEditor
          notes={form.texts.notes}
          lang={form.lang}
          languages={application.contents.map(({ lang }) => lang)}
          problems={form.problems}
          previous={previous && { versionName: previous.versionName, notes: notesOf(previous.contents) }}
          onLang={form.setLang}
          onChange={(notes, field) => form.change({ notes }, field)}
          onLeave={() => {}}
        />
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="submit"
            className="btn btn-gold"
            aria-keyshortcuts="Control+S"
            aria-disabled={!form.isDirty || form.isBusy}
          >
            {form.isBusy && <Spinner />}
            {page.t('editor.save')}
          </button>
          {form.isDirty && (
            <button type="button" className="btn btn-quiet" onClick={form.reset}>
              {page.t('versions.texts.reset')}
            </button>
          )}
        </div>
      </form>
      <LeaveGuard
        isDirty={form.isDirty}
        words={{
          title: page.t('editor.leave.title'),
          text: page.t('versions.texts.leave'),
          go: page.t('editor.leave.go'),
          stay: page.t('editor.leave.stay'),
        }}
      />
    </FormCard>
  );
}

const NO_PROBLEMS: Problems = new Map();

/** The texts while they are changed, what is wrong with them, and the way to save them. */
function useTexts({ version, versions, application }: VersionData) {
  const page = usePage();
  const router = useRouter();
  const languages = application.contents.map(({ lang }) => lang);
  const { contentDefault } = application;
  const stored = textsOf(version);
  const [texts, setTexts] = useState(stored);
  const [lang, setLang] = useState<LocaleCode>(contentDefault);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const sent = toSentTexts(texts, languages);
  const read = JSON.stringify(toSentTexts(stored, languages));
  const typed = JSON.stringify(sent);
  const isDirty = typed !== read;
  const [known, setKnown] = useState(read);
  if (known !== read) {
    setKnown(read);
    // What was changed elsewhere takes the place of what was read before, never of what was typed.
    if (typed === known) setTexts(stored);
  }
  const refuse = (found: Problems) => {
    const first = firstProblem(found);
    flushSync(() => {
      setProblems(found);
      setLang((first === undefined ? undefined : languageOfField(first)) ?? lang);
    });
    if (first !== undefined) focusField(first);
  };
  const { isBusy, start } = useAction(async () => {
    const otherNames = versions.filter(({ id }) => id !== version.id).map(({ versionName }) => versionName);
    const found = checkTexts(texts, { platform: version.platform, languages, contentDefault, otherNames });
    if (found.size > 0) return refuse(found);
    try {
      await page.call(editVersion, { id: version.id, ...sent });
      await router.invalidate();
      toasts.show('success', page.t('versions.texts.saved'));
    } catch (error) {
      const refusals = readRefusals(error, sent);
      if (refusals.size === 0) throw error;
      refuse(refusals);
    }
  });
  return {
    texts,
    change: (changed: Partial<typeof texts>, field: string) => {
      setTexts({ ...texts, ...changed });
      setProblems(new Map([...problems].filter(([name]) => name !== field && !name.startsWith(`${field}.`))));
    },
    reset: () => {
      flushSync(() => {
        setTexts(stored);
        setProblems(NO_PROBLEMS);
      });
      // The button goes with the changes.
      focusField('versionName');
    },
    lang,
    setLang,
    problems,
    isDirty,
    isBusy,
    save: start,
  };
}
