import { useRouter } from '@tanstack/react-router';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { describeProblems } from '#web/kit/form/form-errors.ts';
import { useLanguageForm } from '#web/kit/form/use-language-form.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** Keys of messages by the names of fields; texts as `texts.zh-TW.title`. */
type Keys = Readonly<Record<string, string>>;

interface TextsPlan<Name extends string, Form> {
  readonly initial: Form;
  /** The fields in the order of the page. */
  readonly order: readonly string[];
  /** What is wrong, given the language that is shown. */
  readonly check: (values: Form, lang: LocaleCode) => Keys;
  /** Maps the call's field names to those of the form. */
  readonly readFields: (values: Form, fields: Keys) => Keys;
  /** The change of the form that new texts are. */
  readonly withTexts: (texts: TextsByLanguage<Name>) => Partial<Form>;
  readonly send: (values: Form) => Promise<unknown>;
  /** What a toast reports after saving. */
  readonly saved: string;
  /** The list, which follows. */
  readonly list: string;
}

/** The form of something with texts in several languages that operators list: a banner or a collection. */
export function useTextsForm<Name extends string, Form extends { readonly texts: TextsByLanguage<Name> }>({
  initial,
  order,
  check,
  readFields,
  withTexts,
  send,
  saved,
  list,
}: TextsPlan<Name, Form>) {
  const page = usePage();
  const router = useRouter();
  const describe = (keys: Keys) =>
    describeProblems(page, new Map(Object.entries(keys).map(([name, message]) => [name, { message }])));
  const form = useLanguageForm<Form>(page.state.locale, (lang) => ({
    initial,
    order,
    async check(values) {
      await loadMessages(page, 'errors', 'rules');
      return describe(check(values, lang));
    },
    send,
    async onSent() {
      toasts.show('success', saved);
      await router.invalidate();
      router.history.push(page.href(list));
    },
    explain: (error, values) => describe(readFields(values, error.fields ?? {})),
  }));
  const { lang, values } = form;
  return {
    ...form,
    typeText(text: Name, value: string) {
      const texts = { ...values.texts, [lang]: { ...values.texts[lang], [text]: value } };
      form.change(withTexts(texts), [`texts.${lang}.${text}`]);
    },
    /** Whether a language is filled in or has a problem. */
    stateOf(one: LocaleCode) {
      const isWrong = Object.keys(form.errors).some((name) => name.startsWith(`texts.${one}.`));
      if (isWrong) return { state: 'partial', text: page.t('operations.banners.note.wrong') } as const;
      const isFilled = usedLanguages(values).includes(one);
      return isFilled
        ? ({ state: 'complete', text: page.t('operations.banners.note.filled') } as const)
        : ({ state: 'unused', text: '' } as const);
    },
  };
}

/** Texts by their names, in each language. */
type TextsByLanguage<Name extends string> = Readonly<Record<LocaleCode, Readonly<Record<Name, string>>>>;

/** The languages with any text, in the order of languages; what has them is shown only in these. */
export function usedLanguages({ texts }: { readonly texts: TextsByLanguage<string> }): readonly LocaleCode[] {
  return LOCALES.filter((lang) => Object.values(texts[lang]).some((text) => text.trim() !== ''));
}
