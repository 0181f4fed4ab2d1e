import { AGE_BY_RATING } from '#contract/values/age-ratings.ts';
import { findCategoryKey } from '#contract/values/categories.ts';
import { LOCALES } from '#contract/values/locales.ts';
import type { FormChange } from '#contract/version/operator-entities.ts';
import { ageAnswerKey } from '#domain/age/age-questionnaire.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { type DiffPiece, diffTokens } from '#domain/text/diff-tokens.ts';
import { parseSafeText, type SafeNode } from '#domain/text/safe-text.ts';
import { regionName } from '#i18n/name-places.ts';
import { type Page, usePage } from '#web/app/use-page.ts';

/** A text before and after, side by side, with removed and added words marked. */
export function TextChange({ change }: { change: FormChange }) {
  const page = usePage();
  const [before, after] = textsOf(change);
  const pieces = diffWords(before, after);
  const lang = langOf(change.field);
  if (before === '') return <TextSide lang={lang} pieces={[{ kind: 'kept', text: after }]} />;
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextSide title={page.t('reviews.before')} lang={lang} pieces={sideOf(pieces, 'before')} />
      <TextSide title={page.t('reviews.after')} lang={lang} pieces={sideOf(pieces, 'after')} />
    </div>
  );
}

interface TextSideProps {
  readonly title?: string;
  readonly lang: string | undefined;
  readonly pieces: readonly DiffPiece[];
}

/** Strikethrough and underline distinguish the marks without color. */
const MARKS = {
  kept: { Tag: 'span', look: '' },
  removed: { Tag: 'del', look: 'bg-danger/15 decoration-danger' },
  added: { Tag: 'ins', look: 'bg-success/15 decoration-success' },
} as const;

function TextSide({ title, lang, pieces }: TextSideProps) {
  const page = usePage();
  return (
    <div className="border-line flex min-w-0 flex-col gap-1 rounded-xl border px-4 py-3">
      {title !== undefined && <p className="text-muted text-xs">{title}</p>}
      <p lang={lang} dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
        {pieces.length === 0 && <span className="text-muted">{page.t('providers.changed.empty')}</span>}
        {pieces.map(({ kind, text }, place) => {
          const { Tag, look } = MARKS[kind];
          return (
            <Tag key={place} className={look}>
              {text}
            </Tag>
          );
        })}
      </p>
    </div>
  );
}

type Words = Pick<Page, 't' | 'translator' | 'state'>;

/** Fields that the developers' form labels differently, as a question, or not at all. */
const OWN_LABELS: readonly string[] = [
  'screenshots.mobile',
  'screenshots.tablet7',
  'screenshots.tablet10',
  'screenshots.computer',
  'downloadUrls',
  'containsAds',
  'isPaidOnce',
  'hasInAppPurchase',
];
const LABELS: Readonly<Record<string, string>> = {
  dataCollection: 'editor.section.data',
  ageAnswers: 'editor.age.title',
  contacts: 'words.contacts',
};
const CONTENT_FIELD = /^contents\.([\w-]+)\.(\w+)$/;

/** The label of an application's field, with its language if it has one; unknown fields keep their own name. */
export function labelOf(page: Words, field: string): string {
  const [, lang = '', name = field] = CONTENT_FIELD.exec(field) ?? [];
  const key = OWN_LABELS.includes(name) ? `reviews.field.${name}` : (LABELS[name] ?? `editor.field.${name}`);
  const label = page.translator.find(key) ?? name;
  return lang === '' ? label : page.t('reviews.field.texts', { field: label, language: languageOf(lang) });
}

/** The language of a text field; undefined for other fields. */
function langOf(field: string): string | undefined {
  return CONTENT_FIELD.exec(field)?.[1];
}

function languageOf(lang: string): string {
  const known = LOCALES.find((locale) => locale === lang);
  return known === undefined ? lang : LANGUAGE_NAMES[known];
}

/** Formats a field's value for display. */
export function sayValue(page: Words, field: string, value: string): string {
  return SAY[field]?.(page, value) ?? value;
}

const SAY: Readonly<Record<string, (page: Words, value: string) => string | undefined>> = {
  platforms: ({ translator }, value) => translator.find(`platform.${value}`),
  tags: ({ translator }, value) => translator.find(`tag.${value}`),
  countries: ({ translator }, value) => regionName(translator, value),
  downloadUrls: ({ translator }, value) => {
    const [platform = '', url = ''] = value.split(' ');
    return `${translator.find(`platform.${platform}`) ?? platform}: ${url}`;
  },
  dataCollection: sayDeclaration,
  ageAnswers: ({ translator }, value) => {
    const [question = '', answer = ''] = value.split(' ');
    const asked = translator.find(`ageQuestion.${question}`) ?? question;
    return `${asked} ${translator.find(ageAnswerKey(question, answer)) ?? answer}`;
  },
  screenshotLanguages: sayLanguage,
  captions: sayLanguage,
  contentDefault: (_page, value) => languageOf(value),
  category: sayCategory,
  defaultCategory: sayCategory,
  ageRating: ({ translator }, value) => {
    const age = Object.entries(AGE_BY_RATING).find(([rating]) => rating === value)?.[1];
    return age === undefined ? undefined : translator.find(`ageRating.${age}`);
  },
  containsAds: sayFlag,
  isPaidOnce: sayFlag,
  hasInAppPurchase: sayFlag,
};

/** Formats a file of a language, such as `en-US /files/…`. */
function sayLanguage(_page: Words, value: string): string {
  const [lang = '', url = ''] = value.split(' ');
  return `${languageOf(lang)}: ${url}`;
}

function sayCategory({ translator }: Words, value: string): string | undefined {
  return translator.find(`category.${findCategoryKey(Number(value)) ?? ''}`);
}

function sayFlag(page: Words, value: string): string {
  return page.t(value === 'true' ? 'words.yes' : 'editor.no');
}

/** Formats a declaration such as `101:collected,analytics`: the data type and its uses. */
function sayDeclaration({ translator, state }: Words, value: string): string {
  const [code = '', said = ''] = value.split(':');
  const words = said
    .split(',')
    .filter(Boolean)
    .map((name) => translator.find(`editor.data.${name}`) ?? translator.find(`purpose.${name}`) ?? name);
  const type = translator.find(`dataType.${code}`) ?? code;
  return words.length === 0 ? type : `${type} – ${new Intl.ListFormat(state.locale, { type: 'unit' }).format(words)}`;
}

/** Both texts of a change without the tags of descriptions, unless only the tags differ. */
function textsOf({ field, before, after }: FormChange): readonly [before: string, after: string] {
  const raw = [before.join('\n'), after.join('\n')] as const;
  if (!field.endsWith('.fullDescription')) return raw;
  const plain = [plainText(raw[0]), plainText(raw[1])] as const;
  return plain[0] === plain[1] ? raw : plain;
}

function plainText(text: string): string {
  return parseSafeText(text).map(textOfNode).join('').trim();
}

function textOfNode(node: SafeNode): string {
  if (typeof node === 'string') return node;
  const inner = node.children.map(textOfNode).join('');
  if (node.tag === 'br') return '\n';
  return node.tag === 'p' || node.tag === 'pre' ? `${inner}\n` : inner;
}

export type { DiffPiece };

/** Words, single ideographs (Chinese has no spaces), whitespace and punctuation; the same on server and browser. */
const TOKENS = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu;

/** Diffs two texts word by word, by their longest common subsequence. */
export function diffWords(before: string, after: string): readonly DiffPiece[] {
  const former = before.match(TOKENS) ?? [];
  const latter = after.match(TOKENS) ?? [];
  const start = countSame(former, latter);
  const end = countSame(former.slice(start).reverse(), latter.slice(start).reverse());
  const middle = diffTokens(former.slice(start, former.length - end), latter.slice(start, latter.length - end));
  const kept = (tokens: readonly string[]) => tokens.map((text): DiffPiece => ({ kind: 'kept', text }));
  return joinPieces([...kept(former.slice(0, start)), ...middle, ...kept(end === 0 ? [] : former.slice(-end))]);
}

/** The pieces of one side of a diff. */
export function sideOf(pieces: readonly DiffPiece[], side: 'before' | 'after'): readonly DiffPiece[] {
  return pieces.filter(({ kind }) => kind !== (side === 'before' ? 'added' : 'removed'));
}

function countSame(former: readonly string[], latter: readonly string[]): number {
  const place = former.findIndex((token, index) => token !== latter[index]);
  return place < 0 ? former.length : place;
}

function joinPieces(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const joined: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.text === '') continue;
    if (last?.kind === piece.kind) joined[joined.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}
