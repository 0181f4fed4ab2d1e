import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { TextControl } from '../../editor/controls/text-control.tsx';
import { CopyTexts, DefaultLanguageField, LanguageTabs, languageSources } from '../../layout/language-tabs.tsx';
import { hasTexts, type ProductTexts } from '../form/product-draft.ts';
import type { ProductForm } from '../form/use-product-form.ts';
import { ProductSection } from './product-section.tsx';

/** Title and description in each language, with their completeness. */
export function TextsSection({ form }: { form: ProductForm }) {
  const page = usePage();
  const { draft, lang, setLang, change, problems, isReadOnly } = form;
  const stateOf = (code: LocaleCode) => {
    const isDefault = code === draft.contentDefault;
    const isUsed = isDefault || hasTexts(draft.contents[code]);
    const isWrong = problems.has(`contents.${code}.title`) || problems.has(`contents.${code}.description`);
    const state = !isUsed ? 'unused' : isWrong ? 'partial' : 'complete';
    const note = isDefault ? ` · ${page.t('editor.language.default')}` : '';
    return { state, text: page.t(`editor.language.${state}`) + note } as const;
  };
  return (
    <ProductSection id="texts" title={page.t('words.texts')} lead={page.t('products.texts.lead')}>
      <fieldset disabled={isReadOnly} className="sm:max-w-96">
        <DefaultLanguageField
          hint={page.t('editor.field.contentDefault.hint')}
          value={draft.contentDefault}
          onChange={(contentDefault) => change((before) => ({ ...before, contentDefault }), 'contents')}
        />
      </fieldset>
      <LanguageTabs
        label={page.t('editor.languages')}
        panel="product-texts-panel"
        chosen={lang}
        stateOf={stateOf}
        onChoose={setLang}
      >
        <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-5">
          {!isReadOnly && <CopyLanguage key={`copy-${lang}`} form={form} />}
          <LanguageTexts key={lang} form={form} />
        </fieldset>
      </LanguageTabs>
    </ProductSection>
  );
}

function LanguageTexts({ form: { draft, lang, change, leave, errorOf } }: { form: ProductForm }) {
  const page = usePage();
  const texts = draft.contents[lang];
  const boundTo = (part: keyof ProductTexts) => {
    const name = `contents.${lang}.${part}`;
    return {
      name,
      lang,
      value: texts[part],
      error: errorOf(name),
      onLeave: () => leave(name),
      onChange: (text: string) =>
        change(
          (before) => ({
            ...before,
            contents: { ...before.contents, [lang]: { ...before.contents[lang], [part]: text } },
          }),
          name,
        ),
    };
  };
  return (
    <>
      <TextControl
        {...boundTo('title')}
        label={page.t('products.title')}
        hint={page.t('products.title.hint')}
        max={LIMITS.productTitleLength}
        isRequired
      />
      <TextControl
        {...boundTo('description')}
        label={page.t('words.description')}
        hint={page.t('products.description.hint')}
        max={LIMITS.productDescriptionLength}
        rows={3}
      />
    </>
  );
}

/** Copies the texts of another language into this one. */
function CopyLanguage({ form: { draft, lang, change } }: { form: ProductForm }) {
  const page = usePage();
  const { contents } = draft;
  return (
    <CopyTexts
      lead={page.t('editor.copy.from')}
      sources={languageSources(
        LOCALES.filter((code) => code !== lang && hasTexts(contents[code])),
        (code) => contents[code],
      )}
      read={() => contents[lang]}
      done={(language) => page.t('editor.copy.done', { language })}
      onPut={(texts) =>
        change((before) => ({ ...before, contents: { ...before.contents, [lang]: texts } }), `contents.${lang}`)
      }
    />
  );
}
