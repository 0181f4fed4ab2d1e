import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { BoundText } from '../controls/bound-text.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { useEditor, useEditorState } from '../form/editor-context.ts';
import { CompletenessMatrix } from './completeness-matrix.tsx';
import { CopyLanguage } from './copy-language.tsx';
import { LanguageTabs, TEXTS_PANEL, tabId } from './language-tabs.tsx';
import { LanguageText } from './language-text.tsx';

/** The application ID and the texts of every language. */
export function TextsSection() {
  const page = usePage();
  const { applicationId, store } = useEditor();
  const lang = useEditorState((state) => state.lang);
  const contentDefault = useEditorState(({ form }) => form.contentDefault);
  return (
    <EditorSection section="texts">
      <ChangeablePart>
        <div className="grid gap-5 sm:grid-cols-2">
          <BoundText
            field="appId"
            label={page.t('words.applicationId')}
            hint={page.t(applicationId === null ? 'editor.field.appId.hint' : 'editor.field.appId.fixed')}
            max={LIMITS.applicationIdLength}
            isRequired
            isDisabled={applicationId !== null}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
          />
          <SelectField
            name="contentDefault"
            label={page.t('words.defaultLanguage')}
            hint={page.t('editor.field.contentDefault.hint')}
            value={contentDefault}
            options={LOCALES.map((code) => [code, LANGUAGE_NAMES[code]])}
            onChange={(value) => {
              const chosen = LOCALES.find((code) => code === value);
              if (chosen !== undefined) store.setField('contentDefault', chosen);
            }}
          />
        </div>
      </ChangeablePart>
      <div>
        <LanguageTabs />
        <div
          id={TEXTS_PANEL}
          role="tabpanel"
          aria-labelledby={tabId(lang)}
          className="border-line rounded-b-xl border border-t-0 p-4 sm:p-5"
        >
          <ChangeablePart>
            <CopyLanguage key={`copy-${lang}`} lang={lang} />
            <LanguageText key={`${lang}-name`} lang={lang} field="name" />
            <LanguageText key={`${lang}-short`} lang={lang} field="shortDescription" />
            <LanguageText key={`${lang}-full`} lang={lang} field="fullDescription" />
          </ChangeablePart>
        </div>
      </div>
      <CompletenessMatrix />
    </EditorSection>
  );
}
