import { CHANNELS, findChannel } from '#contract/values/channels.ts';
import { isInternationalPhoneNumber, isPhoneNumberOf } from '../company/phone-number.ts';
import { type Rule, type RuleMessageKey, rule, ruleWith } from './rule.ts';

const EMAIL_LENGTH = 254;

/**
 * Runs of ordinary characters separated by single dots, at most 64 in all, then a domain that ends in 2 to 4 letters
 * (O66).
 */
const EMAIL =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,4}$/;

/** The assumed country of a contact's number without calling code: the store's home. */
const HOME_COUNTRY = 'TW';

/** No channel is chosen, or an unknown one. */
const NO_CHANNEL = 'rule.at_least_one';

const sns: Rule<{ readonly channel: 'text' }> = {
  args: { channel: 'text' },
  messages: [...CHANNELS.map(({ key }): RuleMessageKey => `rule.sns.${key}`), NO_CHANNEL],
  check: (value, { channel: key }) => {
    const channel = findChannel(key);
    if (channel === undefined) return NO_CHANNEL;
    const message: RuleMessageKey = `rule.sns.${channel.key}`;
    if (typeof value !== 'string') return message;
    if (channel.pattern !== null) return channel.pattern.test(value) || message;
    const accepts = channel.key === 'phone_number' ? isContactNumber : isEmail;
    return accepts(value) || message;
  },
};

/** Rules for contact details (R5.49, R5.50, R5.59-R5.76). */
export const contactRules = {
  phone_number: ruleWith(
    { country: 'text' },
    'rule.phone_number',
    (value, { country }) => typeof value === 'string' && isPhoneNumberOf(country, value),
  ),
  email: rule('rule.email', isEmail),
  sns,
} as const;

function isEmail(value: unknown): boolean {
  return typeof value === 'string' && value.length <= EMAIL_LENGTH && EMAIL.test(value);
}

/** The channel has no country, so a number needs a calling code or belongs to the home country. */
function isContactNumber(value: string): boolean {
  return isInternationalPhoneNumber(value) || isPhoneNumberOf(HOME_COUNTRY, value);
}
