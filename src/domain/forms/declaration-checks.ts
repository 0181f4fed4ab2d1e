import { ERROR } from '#contract/errors/errors.ts';
import { CHANNELS, findChannel } from '#contract/values/channels.ts';
import { DATA_PURPOSES, DATA_TYPES, findDataType } from '#contract/values/data-catalogue.ts';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import { contactRules } from '../rules/contact-rules.ts';
import { type Check, chosen, FINE, isBlank, listOf, optional, record, refuse, required } from './checks.ts';
import { flag, numberCode, platform, textCode, webAddress, wholeNumber } from './value-checks.ts';

const purposes = listOf(
  textCode((value) => DATA_PURPOSES.some((purpose) => purpose === value), ERROR.invalidFormat),
  { max: DATA_PURPOSES.length, repeated: 'form.repeated' },
);

/** What is declared of the data that a game collects (R3.15): each type once, with each purpose once. */
export const dataCollection = listOf(
  record({
    code: required(numberCode((code) => findDataType(code) !== undefined, ERROR.invalidFormat)),
    collected: optional(flag),
    shared: optional(flag),
    optional: optional(flag),
    ephemeral: optional(flag),
    purposes: optional(purposes),
  }),
  { max: DATA_TYPES.length, repeated: 'form.repeated', key: 'code' },
);

/** Where a game is downloaded, once for each platform (R3.11). */
export const downloadUrls = listOf(
  record({ platform: chosen(platform), url: required(webAddress), size: optional(wholeNumber) }),
  { max: PLATFORM_CODES.length, repeated: 'form.repeated', key: 'platform' },
);

/** A handle of a channel; one that is left empty is not given, and those of the account's own channels are ignored. */
const handle: Check = (value, { key }) => {
  const channel = typeof key === 'string' ? findChannel(key) : undefined;
  if (channel === undefined || !channel.editable || isBlank(value)) return FINE;
  const answer = contactRules.sns.check(value, { channel: channel.key });
  return answer === true ? FINE : refuse(answer);
};

/** How players reach the developer: each channel once (R5.59-R5.76). */
export const contacts = listOf(
  record({ key: required(textCode((key) => findChannel(key) !== undefined, ERROR.invalidFormat)), value: handle }),
  { max: CHANNELS.length, repeated: 'form.repeated', key: 'key' },
);
