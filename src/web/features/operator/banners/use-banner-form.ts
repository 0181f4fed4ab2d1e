import { useRouter } from '@tanstack/react-router';
import { addBanner, updateBanner } from '#contract/banner/operator-endpoints.ts';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { describeProblems, type Problems } from '#web/kit/form/problems.ts';
import { useLanguageForm } from '#web/kit/form/use-language-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import {
  type BannerForm,
  type BannerText,
  checkBanner,
  readBanner,
  readBannerFields,
  usedLanguages,
  writeBanner,
} from './banner-form.ts';

const ORDER = ['image', 'texts', 'type', 'source', 'sort', 'link', 'beginAt', 'endAt'];

export function useBannerForm(banner: OperatorBanner | null) {
  const page = usePage();
  const router = useRouter();
  const form = useLanguageForm<BannerForm>(page.state.locale, (lang) => ({
    initial: readBanner(banner),
    order: ORDER,
    async check(values) {
      await loadMessages(page, 'errors', 'rules');
      return describeProblems(page, toProblems(checkBanner(values, lang)));
    },
    send(values) {
      const sent = writeBanner(values);
      return banner === null ? page.call(addBanner, sent) : page.call(updateBanner, { id: banner.id, ...sent });
    },
    async onSent() {
      toasts.show('success', page.t('operations.banners.saved'));
      await router.invalidate();
      router.history.push(page.href('/operator/banners'));
    },
    explain: (error, values) => describeProblems(page, toProblems(readBannerFields(values, error.fields ?? {}))),
  }));
  const { lang, values } = form;
  return {
    ...form,
    typeText: (text: BannerText, value: string) =>
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
