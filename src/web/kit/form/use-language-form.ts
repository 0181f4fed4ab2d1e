import { useState } from 'react';
import { flushSync } from 'react-dom';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { focusField } from './focus-field.ts';
import { type FormPlan, useForm } from './use-form.ts';

/**
 * A form with texts in several languages, of which one is shown at a time, and with uploads that its submission waits for.
 * Fields of a language have its code between the dots of their names: `texts.zh-TW.title`.
 * @param first The language that is shown first.
 * @param planFor The form, given the language that is shown.
 */
export function useLanguageForm<Values extends object>(
  first: LocaleCode,
  planFor: (lang: LocaleCode) => Omit<FormPlan<Values>, 'onRefused'>,
) {
  const [lang, chooseLanguage] = useState(first);
  const [isUploading, setUploading] = useState(false);
  const form = useForm<Values>({
    ...planFor(lang),
    onRefused(name) {
      const parts = name.split('.');
      const wrong = LOCALES.find((one) => parts.includes(one));
      if (wrong !== undefined) flushSync(() => chooseLanguage(wrong));
      focusField(name);
    },
  });
  return {
    ...form,
    lang,
    chooseLanguage,
    setUploading,
    isBusy: form.isBusy || isUploading,
    submit: () => isUploading || form.submit(),
  };
}
