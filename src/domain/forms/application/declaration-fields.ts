import type { Application, DataDeclaration } from '#contract/application/entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { CHANNELS, findChannel } from '#contract/values/channels.ts';
import { DATA_PURPOSES, DATA_TYPES, findDataType } from '#contract/values/data-catalogue.ts';
import { isPlatformCode, PLATFORM_CODES } from '#contract/values/platforms.ts';
import { contactRules } from '../../rules/contact-rules.ts';
import {
  type Check,
  chosen,
  FINE,
  isBlank,
  isFields,
  listOf,
  optional,
  record,
  refuse,
  required,
} from '../checks/checks.ts';
import { eachOf, normalizeLine } from '../checks/normalize-values.ts';
import { flag, numberCode, platform, textCode, webAddress, wholeNumber } from '../checks/value-checks.ts';
import { asIs, numberOf, objectsOf, textOf, textsOf } from '../field-kinds.ts';

const purposes = listOf(
  textCode((value) => DATA_PURPOSES.some((purpose) => purpose === value), ERROR.invalidFormat),
  { max: DATA_PURPOSES.length, repeated: 'form.repeated' },
);

const dataCollectionCheck = listOf(
  record({
    code: required(numberCode((code) => findDataType(code) !== undefined, ERROR.invalidFormat)),
    collected: optional(flag),
    shared: optional(flag),
    optional: optional(flag),
    ephemeral: optional(flag),
    purposes: optional(purposes),
  } satisfies Record<keyof DataDeclaration, Check>),
  { max: DATA_TYPES.length, repeated: 'form.repeated', key: 'code' },
);

function readDeclarations(value: unknown): DataDeclaration[] {
  return objectsOf(value)
    .map((entry) => ({
      code: numberOf(entry.code),
      collected: entry.collected === true,
      shared: entry.shared === true,
      optional: entry.optional === true,
      ephemeral: entry.ephemeral === true,
      purposes: textsOf(entry.purposes),
    }))
    .sort((a, b) => a.code - b.code);
}

const FLAGS = ['collected', 'shared', 'optional', 'ephemeral'] as const;

/** `<code>:<declared properties, comma-separated>`. */
function describeDeclaration(declaration: DataDeclaration): string {
  const said = [...FLAGS.filter((name) => declaration[name]), ...declaration.purposes];
  return `${declaration.code}:${said.join(',')}`;
}

/** The declared data collection of a game (R3.15): distinct types, each with distinct purposes. */
export const dataCollection = {
  normalize: asIs,
  check: optional(dataCollectionCheck),
  read: readDeclarations,
  difference: {
    kind: 'list',
    texts: (declarations: readonly DataDeclaration[]) => declarations.map(describeDeclaration),
  },
} as const;

type Downloads = Application['downloadUrls'];

function readDownloads(value: unknown): Downloads {
  return objectsOf(value)
    .flatMap(({ platform: code, url, size }) =>
      isPlatformCode(code) ? { platform: code, url: textOf(url), size: numberOf(size) } : [],
    )
    .sort((a, b) => a.platform - b.platform);
}

/** Where a game is downloaded, once per platform (R3.11). */
export const downloadUrls = {
  normalize: (value: unknown) =>
    eachOf(value, (entry) => (isFields(entry) ? { ...entry, url: normalizeLine(entry.url) } : entry)),
  check: optional(
    listOf(record({ platform: chosen(platform), url: required(webAddress), size: optional(wholeNumber) }), {
      max: PLATFORM_CODES.length,
      repeated: 'form.repeated',
      key: 'platform',
    }),
  ),
  read: readDownloads,
  difference: {
    kind: 'list',
    texts: (downloads: Downloads) => downloads.map(({ platform: code, url }) => `${code} ${url}`),
  },
} as const;

/** A channel's handle; empty ones are omitted, and those of the account's own channels are ignored. */
const handle: Check = (value, { key }) => {
  const channel = typeof key === 'string' ? findChannel(key) : undefined;
  if (channel === undefined || !channel.editable || isBlank(value)) return FINE;
  const answer = contactRules.sns.check(value, { channel: channel.key });
  return answer === true ? FINE : refuse(answer);
};

/** The stored value of an account channel: the developer only decides whether players see it. */
const OF_ACCOUNT = 'account';

type Contacts = Application['contacts'];

/**
 * Empty channels are omitted. Account channels are shown to players only if listed; their values are the account's,
 * whatever was sent (R3.74, O124).
 */
function readContacts(value: unknown): Contacts {
  const entries = objectsOf(value);
  return CHANNELS.flatMap(({ key, editable }) => {
    const entry = entries.find((candidate) => candidate.key === key);
    const text = textOf(entry?.value);
    return text === '' ? [] : { key, value: editable ? text : OF_ACCOUNT };
  });
}

/** How players reach the developer: distinct channels (R5.59-R5.76). */
export const contacts = {
  normalize: (value: unknown) =>
    eachOf(value, (entry) => (isFields(entry) ? { ...entry, value: normalizeLine(entry.value) } : entry)),
  check: optional(
    listOf(
      record({ key: required(textCode((key) => findChannel(key) !== undefined, ERROR.invalidFormat)), value: handle }),
      { max: CHANNELS.length, repeated: 'form.repeated', key: 'key' },
    ),
  ),
  read: readContacts,
  difference: {
    kind: 'list',
    texts: (given: Contacts) => given.map(({ key, value }) => `${key} ${value}`),
  },
} as const;
