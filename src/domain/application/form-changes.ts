import type { DataDeclaration } from '#contract/application/entities.ts';
import type { FormChange } from '#contract/version/operator-entities.ts';
import type { KeptApplicationForm } from '../forms/read-application-form.ts';

type Kind = FormChange['kind'];
/** A field, what kind it is of, and its values as texts; an absent value is no text at all. */
type Field = readonly [field: string, kind: Kind, values: readonly string[]];

/**
 * The fields in which the form of an application is another one than the last approval found, in the order of the form.
 * Without one, everything that is filled in is new. Data types read `<code>:<what is said of it, by commas>`, other pairs
 * `<key> <value>`.
 */
export function findFormChanges(before: KeptApplicationForm | null, after: KeptApplicationForm): FormChange[] {
  const earlier = new Map((before === null ? [] : fieldsOf(before)).map(([field, , values]) => [field, values]));
  const fields = fieldsOf(after);
  // A language that was given up is in the earlier form only.
  const gone = (before === null ? [] : fieldsOf(before)).filter(([field]) => !fields.some(([name]) => name === field));
  const all = [...fields, ...gone.map(([field, kind]): Field => [field, kind, []])];
  return all.flatMap(([field, kind, values]) => {
    const old = earlier.get(field) ?? [];
    return isSame(old, values) ? [] : [{ field, kind, before: [...old], after: [...values] }];
  });
}

function fieldsOf(form: KeptApplicationForm): readonly Field[] {
  return [...textsOf(form), ...picturesOf(form), ...listsOf(form), ...valuesOf(form)];
}

function textsOf({ contents, hardwareRequirements }: KeptApplicationForm): readonly Field[] {
  return [
    ...contents.flatMap(({ lang, name, shortDescription, fullDescription }): Field[] => [
      [`contents.${lang}.name`, 'text', filled(name)],
      [`contents.${lang}.shortDescription`, 'text', filled(shortDescription)],
      [`contents.${lang}.fullDescription`, 'text', filled(fullDescription)],
    ]),
    ['hardwareRequirements', 'text', filled(hardwareRequirements)],
  ];
}

function picturesOf({ icon, promoImage, backgroundImage, screenshots }: KeptApplicationForm): readonly Field[] {
  return [
    ['icon', 'image', filled(icon)],
    ['promoImage', 'image', filled(promoImage)],
    ['backgroundImage', 'image', filled(backgroundImage)],
    ['screenshots.mobile', 'image', screenshots.mobile],
    ['screenshots.tablet7', 'image', screenshots.tablet7],
    ['screenshots.tablet10', 'image', screenshots.tablet10],
    ['screenshots.computer', 'image', screenshots.computer],
  ];
}

function listsOf(form: KeptApplicationForm): readonly Field[] {
  const { platforms, countries, downloadUrls, dataCollection, contacts, ageAnswers } = form;
  return [
    ['platforms', 'list', platforms.map(String)],
    ['countries', 'list', countries],
    ['downloadUrls', 'list', downloadUrls.map(({ platform, url }) => `${platform} ${url}`)],
    ['dataCollection', 'list', dataCollection.map(describeDeclaration)],
    ['contacts', 'list', contacts.map(({ key, value }) => `${key} ${value}`)],
    ['ageAnswers', 'list', Object.entries(ageAnswers ?? {}).map(([question, answer]) => `${question} ${answer}`)],
  ];
}

const FLAGS = ['collected', 'shared', 'optional', 'ephemeral'] as const;

function describeDeclaration(declaration: DataDeclaration): string {
  const said = [...FLAGS.filter((flag) => declaration[flag]), ...declaration.purposes];
  return `${declaration.code}:${said.join(',')}`;
}

function valuesOf(form: KeptApplicationForm): readonly Field[] {
  const { contentDefault, category, defaultCategory, ageRating, webRedirectUrl, promoVideo } = form;
  return [
    ['contentDefault', 'value', [contentDefault]],
    ['category', 'value', [String(category)]],
    ['defaultCategory', 'value', [String(defaultCategory)]],
    ['ageRating', 'value', [ageRating]],
    ['webRedirectUrl', 'value', filled(webRedirectUrl)],
    ['promoVideo', 'value', filled(promoVideo)],
    ['containsAds', 'value', [String(form.containsAds)]],
    ['isPaidOnce', 'value', [String(form.isPaidOnce)]],
    ['hasInAppPurchase', 'value', [String(form.hasInAppPurchase)]],
    ['privacyPolicyUrl', 'value', filled(form.privacyPolicyUrl)],
    ['contactEmail', 'value', filled(form.contactEmail)],
  ];
}

function filled(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

function isSame(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((text, place) => text === after[place]);
}
