import { useRouter } from '@tanstack/react-router';
import { Bold, Heading2, Italic, Link, List, Quote } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createPost, editPost } from '#contract/developer-post/developer-endpoints.ts';
import type { OwnPost } from '#contract/developer-post/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { parsePost } from '#domain/text/parse-post.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { describeProblems } from '#web/kit/form/form-errors.ts';
import { LanguageTabs } from '#web/kit/form/language-tabs.tsx';
import { useLanguageForm } from '#web/kit/form/use-language-form.ts';
import { Section } from '#web/kit/page/section.tsx';
import { WordsField } from '#web/kit/rating/words-field.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Markdown } from '#web/ui/text/markdown.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import {
  checkPostForm,
  nameOfField,
  type PostForm,
  type PostText,
  readPostForm,
  stateOfText,
  writePostForm,
} from './post-form.ts';
import { MARKS, type MarkName, wrapSelection } from './wrap-selection.ts';

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
      <LanguageTabs
        label={page.t('words.texts')}
        panel="post-texts"
        chosen={lang}
        stateOf={stateOf}
        onChoose={form.chooseLanguage}
        className="grid min-w-0 gap-x-8 gap-y-6 lg:grid-cols-2"
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
      </LanguageTabs>
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

const ORDER = ['texts', 'contents', 'picture', 'applicationId', 'contentDefault', 'revision'];

/** The editor of news; one language is shown at a time. */
export function usePostForm(post: OwnPost | null) {
  const page = usePage();
  const router = useRouter();
  /** The number of news that has just been stored for the first time. */
  const createdId = useRef<number>(undefined);
  const form = useLanguageForm<PostForm>(post?.contentDefault ?? page.state.locale, (lang) => ({
    initial: readPostForm(post, page.state.locale),
    order: ORDER,
    async check(values) {
      await loadMessages(page, 'errors', 'rules');
      return describeProblems(page, new Map(Object.entries(checkPostForm(values, lang))));
    },
    async send(values) {
      const sent = { ...writePostForm(values), lang: page.state.locale };
      if (post !== null) return page.call(editPost, { id: post.id, revision: post.revision, ...sent });
      const created = await page.call(createPost, sent);
      createdId.current = created.id;
      return created;
    },
    async onSent() {
      toasts.show('success', page.t('posts.saved'));
      await router.invalidate();
      if (createdId.current !== undefined) router.history.replace(page.href(`/developer/news/${createdId.current}`));
    },
    explain(error, values, named) {
      const shown = Object.entries(named).map(([field, text]) => [nameOfField(values, field), text]);
      const many = error.fields?.contents === 'field.range' && { [`texts.${lang}.title`]: page.t('posts.tooMany') };
      const old = error.fields?.revision !== undefined && { [`texts.${lang}.title`]: page.t('posts.outdated') };
      return { ...Object.fromEntries(shown), ...many, ...old };
    },
  }));
  const { lang, values } = form;
  return {
    ...form,
    typeText: (part: keyof PostText, text: string) =>
      form.change({ texts: { ...values.texts, [lang]: { ...values.texts[lang], [part]: text } } }, [
        `texts.${lang}.${part}`,
      ]),
  };
}

const ICONS = {
  bold: Bold,
  italic: Italic,
  heading: Heading2,
  list: List,
  quote: Quote,
  link: Link,
} as const satisfies Record<MarkName, typeof Bold>;
const NAMES = ['bold', 'italic', 'heading', 'list', 'quote', 'link'] as const satisfies readonly MarkName[];

interface MarkButtonsProps {
  /** ID of the text area. */
  readonly fieldId: string;
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
}

/** Buttons that put Markdown marks around the selected text. */
function MarkButtons({ fieldId, isDisabled, onChange }: MarkButtonsProps) {
  const page = usePage();
  const press = (name: MarkName) => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    const next = wrapSelection({ text, start, end }, MARKS[name]);
    flushSync(() => onChange(next.text));
    field.focus();
    field.setSelectionRange(next.start, next.end);
  };
  return (
    <div
      role="toolbar"
      aria-label={page.t('posts.marks')}
      aria-controls={fieldId}
      className="-mb-2 flex flex-wrap gap-1"
    >
      {NAMES.map((name) => {
        const Icon = ICONS[name];
        const label = page.t(`posts.mark.${name}`);
        return <IconButton key={name} label={label} disabled={isDisabled} onClick={() => press(name)} Icon={Icon} />;
      })}
    </div>
  );
}
