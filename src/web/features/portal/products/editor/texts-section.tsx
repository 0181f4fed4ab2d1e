import { Copy, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextControl } from '../../editor/controls/text-control.tsx';
import { LanguageTabStrip, languageTabId } from '../../layout/language-tab-strip.tsx';
import { hasTexts, type ProductTexts } from '../form/product-draft.ts';
import type { ProductForm } from '../form/use-product-form.ts';
import { ProductSection } from './product-section.tsx';

const PANEL = 'product-texts-panel';

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
        <SelectField
          name="contentDefault"
          label={page.t('editor.field.contentDefault')}
          hint={page.t('editor.field.contentDefault.hint')}
          value={draft.contentDefault}
          options={LOCALES.map((code) => [code, LANGUAGE_NAMES[code]])}
          onChange={(value) => {
            const contentDefault = LOCALES.find((code) => code === value) ?? draft.contentDefault;
            change((before) => ({ ...before, contentDefault }), 'contents');
          }}
        />
      </fieldset>
      <div className="min-w-0">
        <LanguageTabStrip
          label={page.t('editor.languages')}
          panel={PANEL}
          chosen={lang}
          stateOf={stateOf}
          onChoose={setLang}
        />
        <div
          id={PANEL}
          role="tabpanel"
          aria-labelledby={languageTabId(PANEL, lang)}
          className="border-line rounded-b-xl border border-t-0 p-4 sm:p-5"
        >
          <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-5">
            <CopyTexts key={`copy-${lang}`} form={form} />
            <LanguageTexts key={lang} form={form} />
          </fieldset>
        </div>
      </div>
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

/** Copies the texts of another language into this one; can be undone. */
function CopyTexts({ form: { draft, lang, change, isReadOnly } }: { form: ProductForm }) {
  const page = usePage();
  const [copied, setCopied] = useState<{ readonly from: LocaleCode; readonly before: ProductTexts } | null>(null);
  const sources = LOCALES.filter((code) => code !== lang && hasTexts(draft.contents[code]));
  if (isReadOnly || (sources.length === 0 && copied === null)) return null;
  const put = (texts: ProductTexts) =>
    change((before) => ({ ...before, contents: { ...before.contents, [lang]: texts } }), `contents.${lang}`);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {sources.length > 0 && <span className="text-muted">{page.t('editor.copy.from')}</span>}
      {sources.map((code) => (
        <button
          key={code}
          type="button"
          className="chip"
          onClick={() => {
            setCopied({ from: code, before: draft.contents[lang] });
            put(draft.contents[code]);
          }}
        >
          <Copy size={16} aria-hidden />
          <span lang={code}>{LANGUAGE_NAMES[code]}</span>
        </button>
      ))}
      <span role="status" className="contents">
        {copied !== null && (
          <span className="bg-raised flex flex-wrap items-center gap-x-2 rounded-xl ps-4 pe-1">
            {page.t('editor.copy.done', { language: LANGUAGE_NAMES[copied.from] })}
            <button
              type="button"
              className="btn"
              onClick={() => {
                put(copied.before);
                setCopied(null);
              }}
            >
              <Undo2 size={16} aria-hidden />
              {page.t('words.undo')}
            </button>
          </span>
        )}
      </span>
    </div>
  );
}
