import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { addBanner, updateBanner } from '#contract/banner/operator-endpoints.ts';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';
import {
  type BannerForm,
  type BannerText,
  checkBanner,
  readBanner,
  readBannerFields,
  usedLanguages,
  writeBanner,
} from './banner-form.ts';

type Field = Exclude<keyof BannerForm, 'texts'>;
/** By the name of the field: the key of what is wrong. */
type Problems = Readonly<Record<string, string>>;

/** The state of a banner's form; what is typed stays until it is sent, and what is wrong is said at its field. */
export function useBannerForm(banner: OperatorBanner | null) {
  const page = usePage();
  const router = useRouter();
  const [stored, setStored] = useState(() => readBanner(banner));
  const [values, setValues] = useState(stored);
  const [problems, setProblems] = useState<Problems>({});
  const [lang, setLang] = useState<LocaleCode>(page.state.locale);
  const [isUploading, setUploading] = useState(false);
  const clear = (name: string) => setProblems(({ [name]: _, ...others }) => others);
  const refuse = (found: Problems) => {
    const first = firstProblem(found);
    flushSync(() => {
      setProblems(found);
      if (first.lang !== undefined) setLang(first.lang);
    });
    document.getElementById(first.id)?.focus();
  };
  const { isBusy, start } = useAction(async () => {
    const found = checkBanner(values, lang);
    await loadMessages(page, 'errors', 'rules');
    if (Object.keys(found).length > 0) return refuse(found);
    try {
      const form = writeBanner(values);
      await (banner === null ? page.call(addBanner, form) : page.call(updateBanner, { id: banner.id, ...form }));
    } catch (error) {
      const fields = error instanceof ApiError ? readBannerFields(values, error.fields ?? {}) : {};
      if (Object.keys(fields).length === 0) throw error;
      return refuse(fields);
    }
    // Nothing is lost by leaving any more.
    flushSync(() => setStored(values));
    toasts.show('success', page.t('operations.banners.saved'));
    await router.invalidate();
    router.history.push(page.href('/operator/banners'));
  });
  const say = (key: string) => page.translator.find(key) ?? page.translator.find('field.invalid') ?? '';
  const problemOf = (name: string) => (problems[name] === undefined ? '' : say(problems[name]));
  const type = (name: Field, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    clear(name);
  };
  return {
    values,
    lang,
    isBusy: isBusy || isUploading,
    isDirty: JSON.stringify(values) !== JSON.stringify(stored),
    setUploading,
    submit: () => isUploading || start(),
    chooseLanguage: setLang,
    type,
    typeText(text: BannerText, value: string) {
      setValues((before) => ({
        ...before,
        texts: { ...before.texts, [lang]: { ...before.texts[lang], [text]: value } },
      }));
      clear(`texts.${lang}.${text}`);
    },
    problemOf,
    noteOf: (one: LocaleCode) => {
      if (Object.keys(problems).some((name) => name.startsWith(`texts.${one}.`)))
        return page.t('operations.banners.note.wrong');
      return usedLanguages(values).includes(one) ? page.t('operations.banners.note.filled') : '';
    },
    fieldOf: (name: Field) => ({
      name,
      value: values[name],
      error: problemOf(name),
      onChange: (value: string) => type(name, value),
    }),
  };
}

const ORDER = ['image', 'texts', 'type', 'source', 'sort', 'link', 'beginAt', 'endAt'];

/** The first wrong field from the top: the id of its element, and the language that has to be shown for it. */
function firstProblem(problems: Problems): { readonly id: string; readonly lang: LocaleCode | undefined } {
  const placeOf = (name: string) => ORDER.indexOf(name.split('.')[0] ?? '');
  const name = Object.keys(problems).toSorted((a, b) => placeOf(a) - placeOf(b))[0] ?? '';
  const lang = LOCALES.find((one) => name.startsWith(`texts.${one}.`));
  return { id: `field-${name.replaceAll('.', '-')}`, lang };
}
