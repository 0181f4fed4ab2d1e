import { icons } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { CHANNELS, findChannel } from './channels.ts';
import { LOCALES } from './locales.ts';

type Catalog = Readonly<Record<string, string>>;

const FILES = import.meta.glob<Catalog>('../../i18n/catalogs/*/*.json', { eager: true, import: 'default' });

/** The texts of all areas in a language. */
function textsOf(locale: string): Catalog {
  const files = Object.entries(FILES).filter(([path]) => path.endsWith(`/${locale}.json`));
  return Object.assign({}, ...files.map(([, texts]) => texts));
}

const KEYS = [
  'phone_number',
  'email',
  'mail',
  'facebook',
  'facebook_group',
  'flickr',
  'instagram',
  'line',
  'line_group',
  'linkedin',
  'skype',
  'skype_group',
  'telegram',
  'telegram_group',
  'tumblr',
  'twitter',
  'wechat',
  'whatsapp',
  'whatsapp_group',
  'youtube',
];

it('R3.71 holds the 20 channels in the order 1 to 20', () => {
  expect(CHANNELS.map(({ key }) => key)).toEqual(KEYS);
  expect(CHANNELS.map(({ order }) => order)).toEqual(KEYS.map((_key, index) => index + 1));
});

it('R3.73 gives every channel its eight attributes', () => {
  const names = ['key', 'icon', 'textKey', 'labelKey', 'editable', 'order', 'linkTemplate', 'pattern'];
  for (const channel of CHANNELS) {
    expect(Object.keys(channel)).toEqual(expect.arrayContaining(names));
    expect(channel.textKey).toBe(`channel.${channel.key}`);
    expect(channel.labelKey).toMatch(/^channel\.[a-z_]+\.label$/);
  }
});

it('R3.73 names an icon that lucide has, or the glyph of a service', () => {
  const lucide = CHANNELS.map(({ icon }) => icon).filter((icon) => !/^brand-[a-z]+$/.test(icon));
  expect(lucide).toEqual(['phone', 'mail', 'mail']);
  for (const icon of lucide) expect(icons).toHaveProperty(icon.charAt(0).toUpperCase() + icon.slice(1));
});

it('R3.73 has a pattern for all but the channels that the rules of numbers and addresses judge', () => {
  const without = CHANNELS.filter(({ pattern }) => pattern === null).map(({ key }) => key);
  expect(without).toEqual(['phone_number', 'email', 'mail']);
  for (const { pattern } of CHANNELS) {
    if (pattern === null) continue;
    expect(pattern.source).toMatch(/^\^.*\$$/);
    // A global or sticky pattern would remember where it stopped, one for lines would take a second line.
    expect(pattern.flags).toBe('');
  }
});

it('R3.74 locks the first two channels only', () => {
  expect(CHANNELS.filter(({ editable }) => !editable).map(({ key }) => key)).toEqual(['phone_number', 'email']);
  expect(CHANNELS.filter(({ editable }) => editable)).toHaveLength(18);
});

it('R3.75 leaves wechat alone without a link template', () => {
  expect(CHANNELS.filter(({ linkTemplate }) => linkTemplate === null).map(({ key }) => key)).toEqual(['wechat']);
});

it('marks the two channels of the service that has ended', () => {
  expect(CHANNELS.filter(({ retired }) => retired).map(({ key }) => key)).toEqual(['skype', 'skype_group']);
});

it('finds a channel by its key and nothing by other texts', () => {
  expect(CHANNELS.map(({ key }) => findChannel(key))).toEqual(CHANNELS);
  expect(['', 'Twitter', 'toString', 'length', '0'].map(findChannel)).toEqual(Array(5).fill(undefined));
});

describe.each(LOCALES)('texts of the channels in %s', (locale) => {
  const texts = textsOf(locale);

  it('R3.73 has the display text and the input label of every channel', () => {
    const missing = CHANNELS.flatMap(({ textKey, labelKey }) => [textKey, labelKey]).filter((key) => !texts[key]);
    expect(missing).toEqual([]);
  });

  it('R3.72 displays mail as email, and it is editable', () => {
    const mail = findChannel('mail');
    expect(mail).toMatchObject({ textKey: 'channel.mail', editable: true });
    expect(texts['channel.email']).toMatch(/mail|邮件|郵件/i);
    expect(texts['channel.mail']).toBe(texts['channel.email']);
  });
});
