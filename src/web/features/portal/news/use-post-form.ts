import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createPost, editPost } from '#contract/developer-post/developer-endpoints.ts';
import type { OwnPost } from '#contract/developer-post/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { describeProblems } from '#web/kit/form/problems.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { checkPostForm, nameOfField, type PostForm, type PostText, readPostForm, writePostForm } from './post-form.ts';

const ORDER = ['texts', 'contents', 'picture', 'applicationId', 'contentDefault', 'revision'];

/** The editor of news; one language is shown at a time. */
export function usePostForm(post: OwnPost | null) {
  const page = usePage();
  const router = useRouter();
  const [lang, setLang] = useState<LocaleCode>(post?.contentDefault ?? page.state.locale);
  const [isUploading, setUploading] = useState(false);
  /** The number of news that has just been stored for the first time. */
  const createdId = useRef<number>(undefined);
  const form = useForm<PostForm>({
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
    onRefused(name) {
      const wrong = LOCALES.find((one) => name.startsWith(`texts.${one}.`));
      if (wrong !== undefined) flushSync(() => setLang(wrong));
      focusField(name);
    },
  });
  const { values } = form;
  return {
    ...form,
    lang,
    chooseLanguage: setLang,
    setUploading,
    isBusy: form.isBusy || isUploading,
    submit: () => isUploading || form.submit(),
    typeText: (part: keyof PostText, text: string) =>
      form.change({ texts: { ...values.texts, [lang]: { ...values.texts[lang], [part]: text } } }, [
        `texts.${lang}.${part}`,
      ]),
  };
}
