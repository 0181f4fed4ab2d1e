import type { ApplicationDraftForm } from '#contract/application/draft-entities.ts';
import { CHANNELS } from '#contract/values/channels.ts';
import { DATA_TYPES } from '#contract/values/data-catalogue.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { AGE_QUESTIONS, type AgeAnswers } from '#domain/age/age-questionnaire.ts';
import { type EditorForm, hasTexts, usedLanguages } from './editor-form.ts';

/** The lists of a form for submission, in an order independent of the order of input. */
function listsOf(form: EditorForm) {
  return {
    screenshots: Object.fromEntries(Object.entries(form.screenshots).map(([kind, urls]) => [kind, [...urls]])),
    platforms: PLATFORM_CODES.filter((code) => form.platforms.includes(code)),
    countries: [...form.countries],
    downloadUrls: PLATFORM_CODES.flatMap((platform) => {
      const address = form.downloadUrls[platform];
      return address === undefined || address.url === '' ? [] : [{ platform, ...address }];
    }),
    dataCollection: DATA_TYPES.flatMap(({ code }) => {
      const declaration = form.dataCollection[code];
      return declaration === undefined ? [] : [{ ...declaration, purposes: [...declaration.purposes] }];
    }),
    // A channel taken from the account has an entry only if players may see it.
    contacts: CHANNELS.flatMap(({ key }) => {
      const value = form.contacts[key]?.trim() ?? '';
      return value === '' ? [] : [{ key, value }];
    }),
  };
}

/** The form as stored in a draft, including incomplete values. */
export function toDraft(form: EditorForm): ApplicationDraftForm {
  const langs = LOCALES.filter((lang) => hasTexts(form.contents[lang]));
  return {
    ...form,
    ...listsOf(form),
    ageAnswers: { ...form.ageAnswers },
    contents: langs.map((lang) => ({ lang, ...form.contents[lang] })),
  };
}

/** The form as validated and submitted. `ageAnswers` are included only if all questions are answered. */
export function toSubmission(form: EditorForm) {
  return {
    ...form,
    ...listsOf(form),
    ageAnswers: isAnswered(form.ageAnswers) ? form.ageAnswers : null,
    contents: usedLanguages(form).map((lang) => ({ lang, ...form.contents[lang] })),
  };
}
export type Submission = ReturnType<typeof toSubmission>;

/** Whether every question of the age questionnaire is answered. */
export function isAnswered(answers: Partial<AgeAnswers>): answers is AgeAnswers {
  return Object.keys(AGE_QUESTIONS).every((question) => Object.hasOwn(answers, question));
}
