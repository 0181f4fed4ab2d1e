import { LIMITS } from '#contract/values/limits.ts';
import { PLATFORM_CODES, type PlatformCode } from '#contract/values/platforms.ts';
import { usePage } from '#web/app/use-page.ts';
import { BoundText } from '../controls/bound-text.tsx';
import { ChoiceGroup } from '../controls/choice-group.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';
import type { FlagField } from '../form/editor-form.ts';
import { CountryPicker } from './country-picker.tsx';
import { DownloadAddressField } from './download-address-field.tsx';

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
