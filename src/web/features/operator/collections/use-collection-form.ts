import { useRouter } from '@tanstack/react-router';
import { addCollection, updateCollection } from '#contract/hall/operator-endpoints.ts';
import type { EditedCollection } from '#contract/hall/operator-entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { describeProblems, type Problems } from '#web/kit/form/problems.ts';
import { useLanguageForm } from '#web/kit/form/use-language-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import {
  type CollectionForm,
  type CollectionText,
  checkCollection,
  readCollection,
  readCollectionFields,
  usedLanguages,
  writeCollection,
} from './collection-form.ts';

const ORDER = ['image', 'texts', 'slug', 'games', 'beginAt', 'endAt'];

export type CollectionFormState = ReturnType<typeof useCollectionForm>;

export function useCollectionForm(collection: EditedCollection | null) {
  const page = usePage();
  const router = useRouter();
  const form = useLanguageForm<CollectionForm>(page.state.locale, (lang) => ({
    initial: readCollection(collection),
    order: ORDER,
    async check(values) {
      await loadMessages(page, 'errors', 'rules');
      return describeProblems(page, toProblems(checkCollection(values, lang)));
    },
    send(values) {
      const sent = writeCollection(values);
      return collection === null
        ? page.call(addCollection, sent)
        : page.call(updateCollection, { id: collection.id, ...sent });
    },
    async onSent() {
      toasts.show('success', page.t('operations.collections.saved'));
      await router.invalidate();
      router.history.push(page.href('/operator/collections'));
    },
    explain: (error, values) => describeProblems(page, toProblems(readCollectionFields(values, error.fields ?? {}))),
  }));
  const { lang, values } = form;
  return {
    ...form,
    typeText: (text: CollectionText, value: string) =>
      form.change({ texts: { ...values.texts, [lang]: { ...values.texts[lang], [text]: value } } }, [
        `texts.${lang}.${text}`,
      ]),
    noteOf: (one: LocaleCode) => {
      if (Object.keys(form.errors).some((name) => name.startsWith(`texts.${one}.`)))
        return page.t('operations.banners.note.wrong');
      return usedLanguages(values).includes(one) ? page.t('operations.banners.note.filled') : '';
    },
  };
}

function toProblems(keys: Readonly<Record<string, string>>): Problems {
  return new Map(Object.entries(keys).map(([name, message]) => [name, { message }]));
}
