import { LOCALES } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import type { Page } from '#web/app/use-page.ts';

/** The label of a field for use outside the form. */
export function fieldLabel({ translator }: Page, name: string): string {
  const [field = '', part = '', leaf = ''] = name.split('.');
  const find = (key: string, values?: Readonly<Record<string, string>>) => translator.find(key, values);
  const lang = LOCALES.find((code) => code === part);
  if (lang !== undefined) return `${find(`editor.field.${leaf}`) ?? ''} · ${LANGUAGE_NAMES[lang]}`;
  const labels: Readonly<Record<string, () => string | undefined>> = {
    contents: () => find('editor.section.texts'),
    ageAnswers: () => find(`ageQuestion.${part}`),
    screenshots: () => find('editor.field.screenshots', { kind: find(`details.screenshots.${part}`) ?? '' }),
    downloadUrls: () => find('editor.field.downloadUrl', { platform: find(`platform.${part}`) ?? '' }),
    dataCollection: () => find(`dataType.${part}`) ?? find('editor.section.data'),
    contacts: () => find(`channel.${part}`) ?? find('editor.channels'),
  };
  return labels[field]?.() ?? find(`editor.field.${field}`) ?? name;
}
