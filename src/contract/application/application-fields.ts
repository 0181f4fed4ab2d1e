import { listOfObjects, looseField } from '../schema/loose-field.ts';
import { AGE_RATINGS } from '../values/age-ratings.ts';
import { LOCALES } from '../values/locales.ts';
import { PLATFORM_CODES } from '../values/platforms.ts';
import type { Application, DataDeclaration } from './entities.ts';

const TEXT = { type: 'string' } as const;
const TEXTS = { type: 'array', items: TEXT } as const;
const FLAG = { type: 'boolean' } as const;
const PLATFORM = { type: 'integer', enum: PLATFORM_CODES } as const;

/**
 * What a developer fills in of an application. Pictures are the `uploadId` or the address of an own upload, or the address
 * that stands there already. `ageAnswers` are the answers of the questionnaire, all of them or none.
 */
export const applicationFields = {
  contentDefault: looseField<string>({ type: 'string', enum: LOCALES }),
  contents: looseField<readonly Partial<Application['contents'][number]>[]>(
    listOfObjects({
      lang: { type: 'string', enum: LOCALES },
      name: TEXT,
      shortDescription: TEXT,
      fullDescription: TEXT,
    }),
  ),
  icon: looseField<string>(TEXT),
  screenshots: looseField<Partial<Readonly<Record<keyof Application['screenshots'], readonly string[]>>>>({
    type: 'object',
    properties: { mobile: TEXTS, tablet7: TEXTS, tablet10: TEXTS, computer: TEXTS },
  }),
  promoVideo: looseField<string>(TEXT),
  promoImage: looseField<string>(TEXT),
  backgroundImage: looseField<string>(TEXT),
  category: looseField<number>({ type: 'integer' }),
  defaultCategory: looseField<number>({ type: 'integer' }),
  ageRating: looseField<string>({ type: 'string', enum: AGE_RATINGS }),
  ageAnswers: looseField<Readonly<Record<string, string>>>({ type: 'object', additionalProperties: TEXT }),
  platforms: looseField<readonly number[]>({ type: 'array', items: PLATFORM }),
  countries: looseField<readonly string[]>(TEXTS),
  downloadUrls: looseField<readonly Readonly<{ platform: number; url: string; size?: number }>[]>(
    listOfObjects({ platform: PLATFORM, url: TEXT, size: { type: 'integer', minimum: 0 } }),
  ),
  webRedirectUrl: looseField<string>(TEXT),
  hardwareRequirements: looseField<string>(TEXT),
  containsAds: looseField<boolean>(FLAG),
  isPaidOnce: looseField<boolean>(FLAG),
  hasInAppPurchase: looseField<boolean>(FLAG),
  dataCollection: looseField<readonly (Pick<DataDeclaration, 'code'> & Partial<DataDeclaration>)[]>(
    listOfObjects({
      code: { type: 'integer' },
      collected: FLAG,
      shared: FLAG,
      optional: FLAG,
      ephemeral: FLAG,
      purposes: TEXTS,
    }),
  ),
  privacyPolicyUrl: looseField<string>(TEXT),
  contactEmail: looseField<string>(TEXT),
  contacts: looseField<readonly Readonly<{ key: string; value: string }>[]>(listOfObjects({ key: TEXT, value: TEXT })),
};

/** The ID of an application to be made; in an edit only the one that it has. */
export const appIdField = looseField<string>(TEXT);
