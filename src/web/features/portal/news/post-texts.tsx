import { useMemo } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { parsePost } from '#domain/text/parse-post.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { WordsField } from '#web/kit/rating/words-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Markdown } from '#web/ui/text/markdown.tsx';
import { LanguageTabStrip, languageTabId } from '../layout/language-tab-strip.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { stateOfText } from './post-form.ts';
import type { usePostForm } from './use-post-form.ts';

const PANEL = 'post-texts';

interface PostTextsProps {
  readonly form: ReturnType<typeof usePostForm>;
  readonly isReadOnly: boolean;
}

/** Title and text of news, one language at a time, with a preview. */
export function PostTexts({ form, isReadOnly }: PostTextsProps) {
  const page = usePage();
  const { lang, values } = form;
  const { title, body } = values.texts[lang];
  const stateOf = (one: LocaleCode) => {
    const state = stateOfText(values.texts[one]);
    return { state, text: page.t(`posts.text.${state}`) };
  };
  return (
    <Section id="texts" title={page.t('words.texts')} lead={page.t('posts.texts.lead')}>
      <LanguageTabStrip
        label={page.t('words.texts')}
        panel={PANEL}
        chosen={lang}
        stateOf={stateOf}
        onChoose={form.chooseLanguage}
      />
      <div
        role="tabpanel"
        id={PANEL}
        aria-labelledby={languageTabId(PANEL, lang)}
        className="border-line grid min-w-0 gap-x-8 gap-y-6 rounded-b-xl border border-t-0 p-4 lg:grid-cols-2"
      >
        <fieldset key={lang} disabled={isReadOnly} className="flex min-w-0 flex-col gap-5">
          <TextField
            name={`texts.${lang}.title`}
            label={page.t('posts.title')}
            value={title}
            error={form.errorOf(`texts.${lang}.title`)}
            onChange={(text) => form.typeText('title', text)}
            maxLength={LIMITS.postTitleLength}
            autoComplete="off"
          />
          <MarkButtons
            fieldId={`field-texts.${lang}.body`}
            isDisabled={isReadOnly}
            onChange={(text) => form.typeText('body', text)}
          />
          <WordsField
            name={`texts.${lang}.body`}
            label={page.t('posts.body')}
            hint={page.t('posts.body.hint')}
            error={form.errorOf(`texts.${lang}.body`)}
            value={body}
            max={LIMITS.postBodyLength}
            rows={14}
            onChange={(text) => form.typeText('body', text)}
          />
        </fieldset>
        <Preview title={title} body={body} lang={lang} />
      </div>
    </Section>
  );
}

function Preview({ title, body, lang }: { title: string; body: string; lang: LocaleCode }) {
  const page = usePage();
  const blocks = useMemo(() => parsePost(body), [body]);
  return (
    <section aria-labelledby="post-preview" className="bg-raised flex min-w-0 flex-col gap-3 rounded-xl p-4">
      <h3 id="post-preview" className="text-muted text-sm">
        {page.t('words.preview')}
      </h3>
      {title.trim() === '' && blocks.length === 0 ? (
        <p className="text-muted text-sm">{page.t('posts.preview.empty')}</p>
      ) : (
        <div lang={lang} className="min-w-0 wrap-anywhere">
          <p className="mb-4 text-lg font-bold">{title}</p>
          <Markdown blocks={blocks} />
        </div>
      )}
    </section>
  );
}
