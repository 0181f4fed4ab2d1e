import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS } from '#contract/values/channels.ts';
import { channelLink } from '../company/channel-link.ts';
import { isPhoneNumberOf } from '../company/phone-number.ts';
import { contactRules } from './contact-rules.ts';
import { contactExamples } from './examples/contact.ts';
import { findFailingExamples } from './examples/find-failing-examples.ts';
import type { RuleExamples } from './examples/rule-examples.ts';

const snsExamples: readonly RuleExamples[] = contactExamples.sns;

/** The examples of a channel that the rule contradicts; a channel without examples is an error. */
function checkChannel(channel: string): readonly string[] {
  const examples = snsExamples.filter(({ args }) => args?.channel === channel);
  return examples.length === 1
    ? findFailingExamples(contactRules.sns, examples)
    : [`${examples.length} rows of examples`];
}

describe('phone_number', () => {
  it('R5.49 phone_number: valid for the country', () => {
    expect(findFailingExamples(contactRules.phone_number, contactExamples.phone_number)).toEqual([]);
  });

  it('R5.49 refuses a number with anything before or after it', () => {
    const around = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }).filter((text) => !/[0-9+]/.test(text));
    fc.assert(
      fc.property(around, (text) => {
        for (const value of [`${text}0912345678`, `0912345678${text}`]) {
          expect(contactRules.phone_number.check(value, { country: 'TW' })).toBe('rule.phone_number');
        }
      }),
    );
  });
});

describe('email', () => {
  it('R5.50 email: an ending of 2 to 4 letters', () => {
    expect(findFailingExamples(contactRules.email, contactExamples.email)).toEqual([]);
  });

  it('R5.50 takes 254 characters and not 255', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 251)}@${'b.'.repeat(124)}tw`;
    expect(ofLength(254)).toHaveLength(254);
    expect(contactRules.email.check(ofLength(254), {})).toBe(true);
    expect(contactRules.email.check(ofLength(255), {})).toBe('rule.email');
  });

  it('R5.50 refuses an address into which a space, a control character or a second @ has got', () => {
    const place = fc.nat({ max: 'user.name@mail.example.info'.length });
    fc.assert(
      fc.property(
        place,
        fc.constantFrom(' ', '\t', '\n', '\r', '\0', '\u007f', '\u00a0', '\u200b', '@'),
        (at, added) => {
          const address = 'user.name@mail.example.info';
          expect(contactRules.email.check(`${address.slice(0, at)}${added}${address.slice(at)}`, {})).toBe(
            'rule.email',
          );
        },
      ),
    );
  });

  it('R5.50 checks long texts before the test times out', () => {
    const texts = [
      'a'.repeat(250),
      `a@${'b'.repeat(250)}`,
      `a@${'b-'.repeat(120)}`,
      `${'a.'.repeat(120)}@`,
      'a.'.repeat(1e6),
    ];
    expect(texts.filter((text) => contactRules.email.check(text, {}) === true)).toEqual([]);
  });
});

describe('sns', () => {
  it('R5.59 sns: the pattern of the chosen channel', () => {
    expect(findFailingExamples(contactRules.sns, snsExamples)).toEqual([]);
    const check = (channel: string, value: string) => contactRules.sns.check(value, { channel });
    expect(check('twitter', 'abc_1')).toBe(true);
    expect(check('wechat', 'abcdef')).toBe(true);
    expect(check('wechat', 'abc')).toBe('rule.sns.wechat');
    expect(check('facebook_group', 'abc')).toBe('rule.sns.facebook_group');
  });

  it('R5.59 answers with the message of the channel, and asks to choose where there is none', () => {
    for (const { key } of CHANNELS) expect(contactRules.sns.check(null, { channel: key })).toBe(`rule.sns.${key}`);
    for (const key of ['', 'Twitter', 'toString']) {
      expect(contactRules.sns.check('abcdef', { channel: key })).toBe('rule.at_least_one');
    }
    expect(contactRules.sns.messages).toHaveLength(CHANNELS.length + 1);
  });

  it('R5.59 follows the phone and email rules for the channels that are such', () => {
    expect(['phone_number', 'email', 'mail'].flatMap(checkChannel)).toEqual([]);
    const text = fc.oneof(fc.constantFrom('0912345678', '+886912345678', '81234567', 'a@b.tw', 'a@b.c'), fc.string());
    fc.assert(
      fc.property(text, (value) => {
        const accepts = (channel: string) => contactRules.sns.check(value, { channel }) === true;
        expect(accepts('email')).toBe(contactRules.email.check(value, {}) === true);
        expect(accepts('mail')).toBe(accepts('email'));
        if (isPhoneNumberOf('TW', value)) expect(accepts('phone_number')).toBe(true);
      }),
    );
  });

  it('R5.60 sns facebook', () => expect(checkChannel('facebook')).toEqual([]));
  it('R5.61 sns facebook_group', () => expect(checkChannel('facebook_group')).toEqual([]));
  it('R5.62 sns flickr', () => expect(checkChannel('flickr')).toEqual([]));
  it('R5.63 sns instagram', () => expect(checkChannel('instagram')).toEqual([]));
  it('R5.64 sns line', () => expect(checkChannel('line')).toEqual([]));
  it('R5.65 sns line_group', () => expect(checkChannel('line_group')).toEqual([]));
  it('R5.66 sns linkedin', () => expect(checkChannel('linkedin')).toEqual([]));
  it('R5.67 sns skype', () => expect(checkChannel('skype')).toEqual([]));
  it('R5.68 sns skype_group', () => expect(checkChannel('skype_group')).toEqual([]));
  it('R5.69 sns telegram', () => expect(checkChannel('telegram')).toEqual([]));
  it('R5.70 sns telegram_group', () => expect(checkChannel('telegram_group')).toEqual([]));
  it('R5.71 sns tumblr', () => expect(checkChannel('tumblr')).toEqual([]));
  it('R5.72 sns twitter', () => expect(checkChannel('twitter')).toEqual([]));
  it('R5.73 sns wechat', () => expect(checkChannel('wechat')).toEqual([]));
  it('R5.74 sns whatsapp', () => expect(checkChannel('whatsapp')).toEqual([]));
  it('R5.75 sns whatsapp_group', () => expect(checkChannel('whatsapp_group')).toEqual([]));
  it('R5.76 sns youtube', () => expect(checkChannel('youtube')).toEqual([]));
});

/** The length of a handle, and the characters allowed besides letters and digits (R5.60-R5.76, O80). */
const FORMATS: Readonly<Record<string, { readonly min: number; readonly max: number; readonly marks: string }>> = {
  facebook: { min: 1, max: 50, marks: '.' },
  flickr: { min: 1, max: 32, marks: '_-.' },
  instagram: { min: 8, max: 100, marks: '_.-%' },
  line: { min: 1, max: 11, marks: '_-.@' },
  line_group: { min: 1, max: 10, marks: '_-' },
  linkedin: { min: 3, max: 100, marks: '_.-%' },
  skype: { min: 1, max: 12, marks: '' },
  skype_group: { min: 1, max: 12, marks: '' },
  telegram: { min: 5, max: 32, marks: '_' },
  telegram_group: { min: 5, max: 32, marks: '_-' },
  tumblr: { min: 1, max: 32, marks: '_-.' },
  twitter: { min: 1, max: 15, marks: '_' },
  wechat: { min: 6, max: 20, marks: '_-.' },
  whatsapp_group: { min: 1, max: 22, marks: '_-' },
  youtube: { min: 1, max: 24, marks: '_-.' },
};
const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const OTHERS = ['é', '名', 'ａ', '１', '٣', '\u212a', '\u0131', '\u00a0', '\u200b', '😀'];

describe('formats of handles', () => {
  it('R5.59 has the least and the greatest length of every channel', () => {
    for (const [channel, { min, max }] of Object.entries(FORMATS)) {
      const lengths = Array.from({ length: 110 }, (_, length) => length);
      const accepted = lengths.filter((length) => contactRules.sns.check('a'.repeat(length), { channel }) === true);
      expect([channel, accepted.at(0), accepted.at(-1), accepted.length]).toEqual([channel, min, max, max - min + 1]);
    }
  });

  it('R5.59 takes exactly the characters of every channel, of whatever script the others are', () => {
    for (const [channel, { min, marks }] of Object.entries(FORMATS)) {
      const accepted = [...ASCII, ...OTHERS].filter(
        (character) => contactRules.sns.check(`${'a'.repeat(min)}${character}`, { channel }) === true,
      );
      expect([channel, accepted.join('')]).toEqual([
        channel,
        ASCII.filter((character) => /[A-Za-z0-9]/.test(character) || marks.includes(character)).join(''),
      ]);
    }
  });

  it('R5.59 lets every accepted handle lead to an address on the host of its channel', () => {
    const channels = CHANNELS.flatMap(({ key, pattern }) =>
      pattern === null || key === 'wechat' ? [] : [{ key, pattern }],
    );
    const handle = fc
      .constantFrom(...channels)
      .chain(({ key, pattern }) => fc.tuple(fc.constant(key), fc.stringMatching(pattern)));
    fc.assert(
      fc.property(handle, ([key, value]) => {
        // Punycode names are not valid hosts until someone registers them.
        fc.pre(!/(?:^|\.)xn--/i.test(value));
        expect(contactRules.sns.check(value, { channel: key })).toBe(true);
        expect(URL.canParse(channelLink(key, value) ?? '')).toBe(true);
      }),
      { seed: 7 },
    );
  });
});
