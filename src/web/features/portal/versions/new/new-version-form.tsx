import { Info } from 'lucide-react';
import { LIMITS } from '#contract/values/limits.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { usePage } from '#web/app/use-page.ts';
import { SaveBar, SaveStatus } from '#web/kit/form/save-bar.tsx';
import { FormCard } from '#web/kit/page/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useSaveKey } from '#web/ui/use-save-key.ts';
import type { NewVersionData } from '../load-versions.ts';
import { NotesEditor, VersionTextFields } from '../notes/version-text-fields.tsx';
import { notesOf } from '../notes/version-texts.ts';
import { fileNeedOf } from '../state/version-state.tsx';
import { PackageField } from '../upload/package-field.tsx';
import { slotOf, usePackageUpload } from '../upload/package-uploads.ts';
import { type NewVersion, useNewVersion } from './use-new-version.ts';

interface FormProps {
  readonly data: NewVersionData;
  readonly platform: PlatformCode;
}

interface PartProps extends FormProps {
  readonly form: NewVersion;
}

/** The form of a new version; texts can be edited while the file is uploaded. */
export function NewVersionForm({ data, platform }: FormProps) {
  const page = usePage();
  const { applicationId } = data;
  const { upload } = usePackageUpload({ slot: slotOf(applicationId, platform), applicationId, platform });
  const form = useNewVersion({ data, platform, upload });
  // Input is stored in the tab on every change; the save shortcut does not create the version.
  useSaveKey(() => toasts.show('success', page.t('versions.draft.kept')));
  const parts = { data, platform, form };
  return (
    <Form className="flex flex-col gap-6" onSubmit={form.send}>
      <FilePart {...parts} />
      <NamePart {...parts} />
      <NotesPart {...parts} />
      <FormCard id="submit" title={page.t('versions.submit.when')}>
        <SubmitChoice isNow={form.draft.submit} onChange={(submit) => form.change({ submit }, 'submit')} />
      </FormCard>
      <SaveBar status={<SaveStatus>{page.t(form.isArmed ? 'versions.new.armed' : 'versions.new.hint')}</SaveStatus>}>
        {form.isArmed ? (
          <button
            type="button"
            className="btn btn-quiet"
            // Ignores the second click of a double click on the submit button that was in this place.
            onClick={({ detail }) => detail < 2 && form.disarm()}
          >
            {page.t('versions.new.disarm')}
          </button>
        ) : (
          <Button type="submit" look="gold" isBusy={form.isBusy}>
            {page.t(form.draft.submit ? 'versions.submit' : 'versions.new.keep')}
          </Button>
        )}
      </SaveBar>
    </Form>
  );
}

function FilePart({ data: { application, applicationId, versions, uploads }, platform, form }: PartProps) {
  const page = usePage();
  const need = fileNeedOf(application, platform);
  return (
    <FormCard id="file" title={page.t('words.file')}>
      {need === 'needed' || need === 'optional' ? (
        <PackageField
          slot={slotOf(applicationId, platform)}
          applicationId={applicationId}
          platform={platform}
          earlier={uploads.filter((found) => found.platform === platform)}
          takenNames={versions.flatMap(({ file }) => file?.name ?? [])}
          {...(need === 'optional' && { note: page.t('versions.need.optional') })}
          problem={form.errorOf('file')}
          onChange={() => form.change({}, 'file')}
        />
      ) : (
        <p className="text-muted flex items-start gap-2">
          <Info size={20} aria-hidden className="mt-1 flex-none" />
          {page.t(`versions.need.${need}`)}
        </p>
      )}
    </FormCard>
  );
}

function NamePart({ data: { versions }, form: { draft, errorOf, change, leave } }: PartProps) {
  const page = usePage();
  const suggestions = suggestVersionNames(versions.map(({ versionName }) => versionName));
  return (
    <FormCard id="texts" title={page.t('versions.texts')}>
      <VersionTextFields
        texts={draft}
        errorOf={errorOf}
        suggestions={suggestions.filter((name) => name !== draft.versionName)}
        onChange={change}
        onLeave={leave}
      />
    </FormCard>
  );
}

function NotesPart({ data: { application, versions }, platform, form }: PartProps) {
  const page = usePage();
  const previous = versions.find((version) => version.platform === platform) ?? versions[0];
  return (
    <FormCard id="notes" title={page.t('words.whatIsNew')} lead={page.t('versions.notes.lead')}>
      <NotesEditor
        notes={form.draft.notes}
        lang={form.lang}
        languages={application.contents.map(({ lang }) => lang)}
        errorOf={form.errorOf}
        previous={previous && { versionName: previous.versionName, notes: notesOf(previous.contents) }}
        onLang={form.setLang}
        onChange={(notes, field) => form.change({ notes }, field)}
        onLeave={form.leave}
      />
    </FormCard>
  );
}

/** Whether a version is submitted for review immediately or saved as a draft (O38). */
function SubmitChoice({ isNow, onChange }: { isNow: boolean; onChange: (isNow: boolean) => void }) {
  const page = usePage();
  const days = { min: LIMITS.reviewDaysMin, max: LIMITS.reviewDaysMax };
  return (
    <div role="radiogroup" aria-labelledby="submit" className="grid gap-3 sm:grid-cols-2">
      {([true, false] as const).map((value) => (
        <label
          key={String(value)}
          className="border-control has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-accent flex items-start gap-3 rounded-2xl border-2 p-4 has-focus-visible:outline-3"
        >
          <input
            type="radio"
            name="submit"
            checked={value === isNow}
            onChange={() => onChange(value)}
            className="accent-accent mt-1 h-5 w-5 flex-none outline-none"
          />
          <span className="min-w-0">
            <span className="block font-bold">{page.t(value ? 'versions.submit.now' : 'versions.submit.later')}</span>
            <span className="text-muted block text-sm">
              {page.t(value ? 'versions.submit.now.text' : 'versions.submit.later.text', days)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

const FIRST = '1.0.0';
const NUMBERED = /^\d{1,9}(?:\.\d{1,9})*$/;

/**
 * Suggests version names: the highest existing number with its last part incremented, and with its second-to-last part
 * incremented and the last set to zero. Existing names are left out; without numbered names the suggestion is 1.0.0.
 */
export function suggestVersionNames(taken: readonly string[]): readonly string[] {
  const [highest] = taken
    .filter((name) => NUMBERED.test(name))
    .map((name) => name.split('.').map(Number))
    .toSorted((left, right) => compare(right, left));
  const names =
    highest === undefined ? [FIRST] : [raise(highest, highest.length - 1), raise(highest, highest.length - 2)];
  return [...new Set(names)].filter((name) => name !== '' && !taken.includes(name));
}

function compare(left: readonly number[], right: readonly number[]): number {
  const length = Math.max(left.length, right.length);
  const place = Array.from({ length }, (_, index) => index).find((index) => left[index] !== right[index]) ?? 0;
  return (left[place] ?? -1) - (right[place] ?? -1);
}

/** Empty if the version number has no such part. */
function raise(numbers: readonly number[], place: number): string {
  if (place < 0) return '';
  return numbers.map((number, index) => (index < place ? number : index === place ? number + 1 : 0)).join('.');
}
