import type { createPost } from '#contract/developer-post/developer-endpoints.ts';
import type { OwnPost } from '#contract/developer-post/entities.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { byLocale } from '#contract/values/by-locale.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Problem } from '#web/kit/form/form-errors.ts';

export interface PostText {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}

/** The values of the editor of news. */
export interface PostForm {
  readonly contentDefault: LocaleCode;
  /** Empty or one address or upload. */
  readonly picture: string;
  /** Empty for news about no game. */
  readonly applicationId: string;
  readonly texts: Readonly<Record<LocaleCode, PostText>>;
}

/** The form of stored news, or of new news in a language. */
export function readPostForm(post: OwnPost | null, locale: LocaleCode): PostForm {
  const textIn = (lang: LocaleCode) => post?.contents.find((one) => one.lang === lang) ?? { title: '', body: '' };
  return {
    contentDefault: post?.contentDefault ?? locale,
    picture: post?.picture ?? '',
    applicationId: post?.application?.applicationId ?? '',
    texts: byLocale((lang) => ({ title: textIn(lang).title, body: textIn(lang).body })),
  };
}

const isEmpty = ({ title, body }: PostText) => title.trim() === '' && body.trim() === '';

/** Whether a language has both texts, one, or none. */
export function stateOfText(text: PostText): 'complete' | 'partial' | 'unused' {
  if (isEmpty(text)) return 'unused';
  return text.title.trim() !== '' && text.body.trim() !== '' ? 'complete' : 'partial';
}

/** The languages with any text. */
export function usedLanguages({ texts }: Pick<PostForm, 'texts'>): readonly LocaleCode[] {
  return LOCALES.filter((lang) => !isEmpty(texts[lang]));
}

/** Invalid fields by name, `texts.zh-TW.title`; a new form needs the language that is shown. */
export function checkPostForm(form: PostForm, shown: LocaleCode): Readonly<Record<string, Problem>> {
  const used = usedLanguages(form);
  const languages = used.length === 0 ? [shown] : used;
  const faults = languages.flatMap((lang) => {
    const { title, body } = form.texts[lang];
    return [
      [`texts.${lang}.title`, problemOf(title, LIMITS.postTitleLength)] as const,
      [`texts.${lang}.body`, problemOf(body, LIMITS.postBodyLength)] as const,
    ];
  });
  return Object.fromEntries(faults.flatMap(([name, problem]) => (problem === undefined ? [] : [[name, problem]])));
}

function problemOf(text: string, max: number): Problem | undefined {
  if (text.trim() === '') return { message: 'field.required' };
  return [...text.trim()].length > max ? { message: 'field.tooLong', values: { max } } : undefined;
}

/** The input of the call. The default language is one with a text. */
export function writePostForm(form: PostForm): InputOf<typeof createPost> {
  const languages = usedLanguages(form);
  const { contentDefault, applicationId, picture, texts } = form;
  return {
    contentDefault: languages.includes(contentDefault) ? contentDefault : (languages[0] ?? contentDefault),
    picture,
    ...(applicationId !== '' && { applicationId }),
    contents: languages.map((lang) => ({ lang, title: texts[lang].title.trim(), body: texts[lang].body.trim() })),
  };
}

/** The form's name of a field of the call: `contents.0.title` → `texts.zh-TW.title`. */
export function nameOfField(form: PostForm, field: string): string {
  const [, place, part] = /^contents\.(\d)\.(\w+)$/.exec(field) ?? [];
  const lang = place === undefined ? undefined : usedLanguages(form)[Number(place)];
  return lang === undefined ? field : `texts.${lang}.${part}`;
}
