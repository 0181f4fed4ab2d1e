import { useRouter } from '@tanstack/react-router';
import { saveDeveloperPage } from '#contract/developer-page/developer-endpoints.ts';
import type { OwnDeveloperPage } from '#contract/developer-page/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { useLanguageForm } from '#web/kit/form/use-language-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { isSendableSlug, nameOfField, type PageForm, readPageForm, writePageForm } from './page-form.ts';

/** The form of the public page; one language is shown at a time. */
export function usePageForm(own: OwnDeveloperPage) {
  const page = usePage();
  const router = useRouter();
  const form = useLanguageForm<PageForm>(own.contentDefault, () => ({
    initial: readPageForm(own),
    check({ slug, about }) {
      const long = LOCALES.filter((one) => [...about[one].trim()].length > LIMITS.developerAboutLength);
      const tooLong = page.t('publicPage.about.tooLong', { max: LIMITS.developerAboutLength });
      return {
        slug: isSendableSlug(slug, own.slug) ? undefined : page.t('publicPage.slug.invalid'),
        ...Object.fromEntries(long.map((one) => [`about.${one}`, tooLong])),
      };
    },
    send: (values) => page.call(saveDeveloperPage, writePageForm(values)),
    async onSent() {
      toasts.show('success', page.t('publicPage.saved'));
      await router.invalidate();
    },
    explain: (error, values, named) => {
      const shown = Object.entries(named).map(([field, text]) => [nameOfField(values, field), text]);
      const many = error.fields?.slug === 'field.range' && { slug: page.t('publicPage.slug.many') };
      return { ...Object.fromEntries(shown), ...many };
    },
  }));
  const { lang, values } = form;
  return {
    ...form,
    typeAbout: (about: string) => form.change({ about: { ...values.about, [lang]: about } }, [`about.${lang}`]),
  };
}
