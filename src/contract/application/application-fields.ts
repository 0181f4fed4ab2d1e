import { listOfObjects, looseField } from '../schema/loose-field.ts';
import { isStorableText } from '../schema/parameter-schemas.ts';
import { z } from '../schema/schema.ts';
import { AGE_RATINGS } from '../values/age-ratings.ts';
import { LOCALES } from '../values/locales.ts';
import { PLATFORM_CODES } from '../values/platforms.ts';
import { TAGS } from '../values/tags.ts';
import type { Application, DataDeclaration } from './entities.ts';

type StoredByServer = 'id' | 'publishDate' | 'viewCount' | 'status' | 'createdAt' | 'updatedAt';
type SetElsewhere = 'pinned' | 'sort' | 'onlineVersionId';

/** What a developer fills in of an application (R3.1-R3.17). Prices are those of its products. */
export type ApplicationForm = Omit<Application, StoredByServer | SetElsewhere>;

const TEXT = { type: 'string' } as const;
const TEXTS = { type: 'array', items: TEXT } as const;
const TAG_CODES = { type: 'array', items: { type: 'string', enum: TAGS } } as const;
const FLAG = { type: 'boolean' } as const;
const PLATFORM = { type: 'integer', enum: PLATFORM_CODES } as const;

const storedText = z.string().check(z.refine(isStorableText, 'field.invalid'));
const draftText = z.nullish(storedText);
const draftTexts = z.nullish(z.array(storedText));
const draftNumber = z.nullish(z.number());
const draftFlag = z.nullish(z.boolean());

const text = { sent: looseField<string>(TEXT), draft: draftText };
const texts = { sent: looseField<readonly string[]>(TEXTS), draft: draftTexts };
const number = { sent: looseField<number>({ type: 'integer' }), draft: draftNumber };
const flag = { sent: looseField<boolean>(FLAG), draft: draftFlag };

/**
 * The fields of an application's form, as they are sent and as a draft keeps them. Pictures are the `uploadId` or the
 * address of an upload of their own, or the address that is stored already. `ageAnswers` are the answers of the questionnaire, all
 * of them or none. In a draft every field may be missing or null, and only the type of a value is checked.
 */
const FIELDS = {
  /** Of an application to be made; in an edit only the ID that it has. */
  appId: text,
  contentDefault: { sent: looseField<string>({ type: 'string', enum: LOCALES }), draft: draftText },
  contents: {
    sent: looseField<readonly Partial<Application['contents'][number]>[]>(
      listOfObjects({
        lang: { type: 'string', enum: LOCALES },
        name: TEXT,
        shortDescription: TEXT,
        fullDescription: TEXT,
      }),
    ),
    draft: z.nullish(
      z.array(z.object({ lang: storedText, name: draftText, shortDescription: draftText, fullDescription: draftText })),
    ),
  },
  icon: text,
  screenshots: {
    sent: looseField<Partial<Readonly<Record<keyof Application['screenshots'], readonly string[]>>>>({
      type: 'object',
      properties: { mobile: TEXTS, tablet7: TEXTS, tablet10: TEXTS, computer: TEXTS },
    }),
    draft: z.nullish(z.object({ mobile: draftTexts, tablet7: draftTexts, tablet10: draftTexts, computer: draftTexts })),
  },
  /** By the uploads or addresses of screenshots; of those that are no screenshots of the form nothing is kept. */
  screenshotLanguages: {
    sent: looseField<Readonly<Record<string, string>>>({
      type: 'object',
      additionalProperties: { type: 'string', enum: LOCALES },
    }),
    draft: z.nullish(z.record(storedText, draftText)),
  },
  trailer: text,
  captions: {
    sent: looseField<Readonly<Record<string, string>>>({ type: 'object', additionalProperties: TEXT }),
    draft: z.nullish(z.record(storedText, draftText)),
  },
  promoVideo: text,
  promoImage: text,
  backgroundImage: text,
  category: number,
  defaultCategory: number,
  ageRating: { sent: looseField<string>({ type: 'string', enum: AGE_RATINGS }), draft: draftText },
  ageAnswers: {
    sent: looseField<Readonly<Record<string, string>>>({ type: 'object', additionalProperties: TEXT }),
    draft: z.nullish(z.record(storedText, storedText)),
  },
  platforms: {
    sent: looseField<readonly number[]>({ type: 'array', items: PLATFORM }),
    draft: z.nullish(z.array(z.number())),
  },
  tags: { sent: looseField<readonly string[]>(TAG_CODES), draft: draftTexts },
  countries: texts,
  downloadUrls: {
    sent: looseField<readonly Readonly<{ platform: number; url: string; size?: number }>[]>(
      listOfObjects({ platform: PLATFORM, url: TEXT, size: { type: 'integer', minimum: 0 } }),
    ),
    draft: z.nullish(z.array(z.object({ platform: draftNumber, url: draftText, size: draftNumber }))),
  },
  webRedirectUrl: text,
  hardwareRequirements: text,
  containsAds: flag,
  isPaidOnce: flag,
  hasInAppPurchase: flag,
  dataCollection: {
    sent: looseField<readonly (Pick<DataDeclaration, 'code'> & Partial<DataDeclaration>)[]>(
      listOfObjects({
        code: { type: 'integer' },
        collected: FLAG,
        shared: FLAG,
        optional: FLAG,
        ephemeral: FLAG,
        purposes: TEXTS,
      }),
    ),
    draft: z.nullish(
      z.array(
        z.object({
          code: draftNumber,
          collected: draftFlag,
          shared: draftFlag,
          optional: draftFlag,
          ephemeral: draftFlag,
          purposes: draftTexts,
        }),
      ),
    ),
  },
  privacyPolicyUrl: text,
  contactEmail: text,
  contacts: {
    sent: looseField<readonly Readonly<{ key: string; value: string }>[]>(listOfObjects({ key: TEXT, value: TEXT })),
    draft: z.nullish(z.array(z.object({ key: storedText, value: draftText }))),
  },
} satisfies Record<keyof ApplicationForm | 'ageAnswers', { sent: z.ZodMiniType; draft: z.ZodMiniType }>;

type Shape<Part extends 'sent' | 'draft'> = { [Name in keyof typeof FIELDS]: (typeof FIELDS)[Name][Part] };

// @__NO_SIDE_EFFECTS__
function shapeOf<Part extends 'sent' | 'draft'>(part: Part): Shape<Part> {
  // `fromEntries` forgets which name has which schema.
  return Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, field[part]])) as Shape<Part>;
}

export const applicationFields = shapeOf('sent');
export const applicationDraftFields = shapeOf('draft');
