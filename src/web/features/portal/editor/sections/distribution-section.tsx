import { useCallback } from 'react';
import { LIMITS, MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { PLATFORM_CODES, type PlatformCode } from '#contract/values/platforms.ts';
import { usePage } from '#web/app/use-page.ts';
import { FIELD_BOX } from '#web/ui/field/field-frame.tsx';
import { BoundText } from '../controls/bound-fields.tsx';
import { ChoiceGroup, TextControl } from '../controls/text-control.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import type { DownloadAddress, FlagField } from '../form/editor-form.ts';
import { useEditor, useEditorState, useProblem } from '../form/editor-store.ts';
import { CountryChoice } from './country-choice.tsx';

const WEB: PlatformCode = 2;
const FLAGS = ['containsAds', 'isPaidOnce', 'hasInAppPurchase'] as const satisfies readonly FlagField[];

/** Countries, platforms and download addresses. */
export function DistributionSection() {
  const page = usePage();
  return (
    <EditorSection section="distribution">
      <ChangeablePart>
        <Platforms />
        <Addresses />
        <hr className="border-line" />
        <CountryPicker />
        <hr className="border-line" />
        <BoundText
          field="hardwareRequirements"
          label={page.t('editor.field.hardwareRequirements')}
          hint={page.t('editor.field.hardwareRequirements.hint')}
          max={LIMITS.hardwareRequirementsLength}
          rows={4}
        />
        <div className="grid gap-5 md:grid-cols-3">
          {FLAGS.map((field) => (
            <Flag key={field} field={field} />
          ))}
        </div>
      </ChangeablePart>
    </EditorSection>
  );
}

function Platforms() {
  const page = usePage();
  const { store } = useEditor();
  const platforms = useEditorState(({ form }) => form.platforms);
  const error = useProblem('platforms');
  return (
    <ChoiceGroup<PlatformCode>
      isMultiple
      name="platforms"
      legend={page.t('editor.field.platforms')}
      hint={page.t('editor.field.platforms.hint')}
      error={error}
      choices={PLATFORM_CODES.map((value) => ({ value, text: page.t(`platform.${value}`) }))}
      isChosen={(code) => platforms.includes(code)}
      onChoose={(code, isChosen) => {
        store.setField('platforms', (before) =>
          PLATFORM_CODES.filter((other) => (other === code ? isChosen : before.includes(other))),
        );
        store.visit('platforms');
      }}
    />
  );
}

/** Download addresses of the selected platforms and of any others that still have one. */
function Addresses() {
  const page = usePage();
  const platforms = useEditorState(({ form }) => form.platforms);
  const downloadUrls = useEditorState(({ form }) => form.downloadUrls);
  const redirect = useEditorState(({ form }) => form.webRedirectUrl);
  const shown = PLATFORM_CODES.filter(
    (code) => code !== WEB && (platforms.includes(code) || downloadUrls[code] !== undefined),
  );
  const hasWeb = platforms.includes(WEB) || redirect !== '';
  if (shown.length === 0 && !hasWeb) return null;
  return (
    <div id="field-downloadUrls" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {hasWeb && (
        <BoundText
          field="webRedirectUrl"
          label={page.t('editor.field.webRedirectUrl')}
          hint={page.t('editor.field.webRedirectUrl.hint')}
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
        />
      )}
      {shown.map((platform) => (
        <DownloadAddressField key={platform} platform={platform} />
      ))}
    </div>
  );
}

function Flag({ field }: { field: FlagField }) {
  const page = usePage();
  const { store } = useEditor();
  const value = useEditorState(({ form }) => form[field]);
  const error = useProblem(field);
  return (
    <ChoiceGroup<boolean>
      name={field}
      legend={page.t(`editor.field.${field}`)}
      hint={field === 'isPaidOnce' ? page.t('editor.field.isPaidOnce.hint') : undefined}
      error={error}
      choices={[
        { value: true, text: page.t('words.yes') },
        { value: false, text: page.t('editor.no') },
      ]}
      isChosen={(choice) => choice === value}
      onChoose={(choice) => store.setField(field, choice)}
    />
  );
}

/** The countries in which the game is published. */
function CountryPicker() {
  const page = usePage();
  const { store, isReadOnly } = useEditor();
  const chosen = useEditorState(({ form }) => form.countries);
  const error = useProblem('countries');
  const put = useCallback(
    (countries: readonly string[], isChosen: boolean) => {
      const changed = new Set(countries);
      store.setField('countries', (before) => {
        const kept = before.filter((code) => !changed.has(code));
        return isChosen ? [...kept, ...countries] : kept;
      });
      store.visit('countries');
    },
    [store],
  );
  return (
    <CountryChoice
      legend={page.t('editor.field.countries')}
      chosen={chosen}
      isReadOnly={isReadOnly}
      error={error}
      onPut={put}
    />
  );
}

const NO_ADDRESS: DownloadAddress = { url: '', size: 0 };

/** Download address and size of a platform; both are shown to players. */
function DownloadAddressField({ platform }: { platform: PlatformCode }) {
  const page = usePage();
  const { store } = useEditor();
  const name = `downloadUrls.${platform}`;
  const { url, size } = useEditorState(({ form }) => form.downloadUrls[platform]) ?? NO_ADDRESS;
  const error = useProblem(`${name}`);
  const put = (change: Partial<DownloadAddress>) =>
    store.setField(
      'downloadUrls',
      (before) => {
        const next = { ...NO_ADDRESS, ...before[platform], ...change };
        const { [platform]: _former, ...others } = before;
        return next.url === '' ? others : { ...others, [platform]: next };
      },
      name,
    );
  const values = { platform: page.t(`platform.${platform}`) };
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_160px]">
      <TextControl
        name={name}
        label={page.t('editor.field.downloadUrl', values)}
        hint={page.t(platform === 7 ? 'editor.field.downloadUrl.store' : 'editor.field.downloadUrl.hint')}
        error={error}
        value={url}
        onChange={(text) => put({ url: text })}
        onLeave={() => store.visit(name)}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`size-${platform}`} className="text-sm font-bold">
          {page.t('editor.field.downloadSize')}
          <span className="sr-only"> {values.platform}</span>
        </label>
        <input
          id={`size-${platform}`}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          disabled={url === ''}
          value={size === 0 ? '' : Math.round((size / MEGABYTE_BYTES) * 100) / 100}
          onChange={({ target }) => put({ size: Math.round((Number(target.value) || 0) * MEGABYTE_BYTES) })}
          className={`${FIELD_BOX} min-h-12 px-4 py-2`}
        />
      </div>
    </div>
  );
}
