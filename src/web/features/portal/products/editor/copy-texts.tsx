import { Copy, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { hasTexts, type ProductTexts } from '../form/product-draft.ts';
import type { ProductForm } from '../form/use-product-form.ts';

/** Copies the texts of another language into this one; can be undone. */
export function CopyTexts({ form: { draft, lang, change, isReadOnly } }: { form: ProductForm }) {
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
