import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { createPost, editPost } from '#contract/developer-post/developer-endpoints.ts';
import type { OwnPost } from '#contract/developer-post/entities.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { describeProblems } from '#web/kit/form/problems.ts';
import { useLanguageForm } from '#web/kit/form/use-language-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { checkPostForm, nameOfField, type PostForm, type PostText, readPostForm, writePostForm } from './post-form.ts';

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
