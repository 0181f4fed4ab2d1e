import type { ApplicationDraftForm } from '#contract/application/draft-entities.ts';
import { CHANNELS } from '#contract/values/channels.ts';
import { DATA_TYPES } from '#contract/values/data-catalogue.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { AGE_QUESTIONS, type AgeAnswers } from '#domain/age/age-questionnaire.ts';
import { type EditorForm, hasTexts, usedLanguages } from './editor-form.ts';

/** The lists of a form as they are sent, in an order that does not depend on that of typing. */
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
    // One of the account stands there where players may see it.
    contacts: CHANNELS.flatMap(({ key }) => {
      const value = form.contacts[key]?.trim() ?? '';
      return value === '' ? [] : [{ key, value }];
    }),
  };
}

/** The form as a draft keeps it: whatever is typed, however little. */
export function toDraft(form: EditorForm): ApplicationDraftForm {
  const langs = LOCALES.filter((lang) => hasTexts(form.contents[lang]));
  return {
    ...form,
    ...listsOf(form),
    ageAnswers: { ...form.ageAnswers },
    contents: langs.map((lang) => ({ lang, ...form.contents[lang] })),
  };
}

/** The form as it is checked and sent. `ageAnswers` are sent when all are given; half a questionnaire bounds nothing. */
export function toSubmission(form: EditorForm) {
  return {
    ...form,
    ...listsOf(form),
    ageAnswers: isAnswered(form.ageAnswers) ? form.ageAnswers : null,
    contents: usedLanguages(form).map((lang) => ({ lang, ...form.contents[lang] })),
  };
}
export type Submission = ReturnType<typeof toSubmission>;

/** Whether every question of the age questionnaire has its answer. */
export function isAnswered(answers: Partial<AgeAnswers>): answers is AgeAnswers {
  return Object.keys(AGE_QUESTIONS).every((question) => Object.hasOwn(answers, question));
}
