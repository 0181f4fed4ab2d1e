import type { ReactNode } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { CopyTexts, DefaultLanguageField, LanguageTabs, languageSources } from '#web/kit/form/language-tabs.tsx';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { TextControl } from '../../editor/controls/text-control.tsx';
import { hasTexts, type ProductTexts } from '../form/product-draft.ts';
import type { ProductForm } from '../form/use-product-form.ts';

interface ProductSectionProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A section of the product editor. It is isolated, so that a browser repaints only the section that changed. */
export function ProductSection({ id, title, lead, children }: ProductSectionProps) {
  return (
    <section aria-labelledby={id} className="card isolate flex min-w-0 flex-col gap-6 p-4 sm:p-7">
      <div>
        <h2 id={id} tabIndex={-1} className="scroll-mt-44 sm:scroll-mt-36 lg:scroll-mt-28 text-lg outline-none">
          {title}
        </h2>
        <p className="text-muted mt-1 max-w-2xl text-sm">{lead}</p>
      </div>
      {children}
    </section>
  );
}

/** ID, name and icon. */
export function BasicsSection({ form }: { form: ProductForm }) {
  const page = usePage();
  const { draft, change, leave, errorOf, isReadOnly, stored } = form;
  const isNew = stored === null;
  return (
    <ProductSection id="basics" title={page.t('products.basics')} lead={page.t('products.basics.lead')}>
      <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-6">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextControl
            name="productId"
            label={page.t('words.productId')}
            hint={page.t(isNew ? 'products.id.hint' : 'products.id.fixed')}
            error={errorOf('productId')}
            value={draft.productId}
            max={LIMITS.productIdLength}
            isRequired
            isDisabled={!isNew}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            onLeave={() => leave('productId')}
            onChange={(productId) => change((before) => ({ ...before, productId }), 'productId')}
          />
          <TextControl
            name="name"
            label={page.t('products.name')}
            hint={page.t('products.name.hint')}
            error={errorOf('name')}
            value={draft.name}
            max={LIMITS.productNameLength}
            isRequired
            autoComplete="off"
            onLeave={() => leave('name')}
            onChange={(name) => change((before) => ({ ...before, name }), 'name')}
          />
        </div>
        <ImageField
          purpose="product_icon"
          name="icon"
          label={page.t('words.icon')}
          value={draft.icon === '' ? [] : [draft.icon]}
          problem={errorOf('icon')}
          isDisabled={isReadOnly}
          onBusy={form.setUploading}
          onChange={([icon = '']) => {
            change((before) => ({ ...before, icon }), 'icon');
            leave('icon');
          }}
        />
      </fieldset>
    </ProductSection>
  );
}

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
