import { Copy, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { useEditor, useEditorState } from '../form/editor-context.ts';
import { hasTexts, type LanguageTexts } from '../form/editor-form.ts';

/** Copies the texts of another language into this one; can be undone. */
export function CopyLanguage({ lang }: { lang: LocaleCode }) {
  const page = usePage();
  const { store, isReadOnly } = useEditor();
  const sources = useEditorState(({ form }) =>
    LOCALES.filter((code) => code !== lang && hasTexts(form.contents[code])).join(),
  );
  const [copied, setCopied] = useState<{ from: LocaleCode; before: LanguageTexts } | null>(null);
  const put = (texts: LanguageTexts) =>
    store.setField('contents', (before) => ({ ...before, [lang]: texts }), `contents.${lang}`);
  const copy = (from: LocaleCode) => {
    const { contents } = store.get().form;
    setCopied({ from, before: contents[lang] });
    put(contents[from]);
  };
  if (isReadOnly || (sources === '' && copied === null)) return null;
  const known = LOCALES.filter((code) => sources.split(',').includes(code));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className="text-muted">{page.t('editor.copy.from')}</span>
      {known.map((code) => (
        <button key={code} type="button" className="chip" onClick={() => copy(code)}>
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
