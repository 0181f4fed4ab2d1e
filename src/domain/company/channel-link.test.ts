import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHANNELS } from '#contract/values/channels.ts';
import { ANY_CHARACTER } from '#tests/factories/any-character.ts';
import { channelLink } from './channel-link.ts';

it('R3.75 has no link for wechat and for unknown channels', () => {
  expect(channelLink('wechat', 'abcdef')).toBeNull();
  expect(channelLink('toString', 'abcdef')).toBeNull();
  expect(channelLink('', 'abcdef')).toBeNull();
});

const HANDLES = [
  ['phone_number', '+886 912-345-678', 'tel:+886912345678'],
  ['phone_number', '+886 (0)912 345 678', 'tel:+886912345678'],
  ['phone_number', '(02) 2345-6789', 'tel:0223456789'],
  ['email', 'star+hall@example.com', 'mailto:star+hall@example.com'],
  ['mail', 'a?b&c@example.com', 'mailto:a%3Fb%26c@example.com'],
  ['facebook', 'abc', 'https://facebook.com/abc'],
  ['facebook_group', 'abc', 'https://www.facebook.com/groups/abc'],
  ['flickr', 'my_photos', 'https://www.flickr.com/photos/my_photos'],
  ['instagram', 'a.b_c', 'https://instagram.com/a.b_c'],
  ['line', 'abc', 'https://line.me/ti/p/~abc'],
  ['line', '@official', 'https://line.me/R/ti/p/%40official'],
  ['line_group', 'abc', 'https://line.me/R/ti/g/abc'],
  ['linkedin', 'abc', 'https://linkedin.com/in/abc'],
  ['skype', 'abcdef', 'skype:abcdef?chat'],
  ['skype_group', 'abc', 'https://join.skype.com/abc'],
  ['telegram', 'abcde', 'https://t.me/abcde'],
  ['telegram_group', '+abcde', 'https://t.me/+abcde'],
  ['tumblr', 'abc', 'https://abc.tumblr.com'],
  ['twitter', 'abc', 'https://x.com/abc'],
  ['whatsapp', '+886 912 345 678', 'https://wa.me/886912345678'],
  ['whatsapp_group', 'abcDEF123', 'https://chat.whatsapp.com/abcDEF123'],
  ['youtube', 'MyChannel', 'https://youtube.com/@MyChannel'],
  ['youtube', 'UCabcdefghijklmnopqrstuv', 'https://youtube.com/channel/UCabcdefghijklmnopqrstuv'],
] as const;

it.each(HANDLES)('R3.76 turns the %s %s into %s', (channel, handle, address) => {
  expect(channelLink(channel, handle)).toBe(address);
});

it('R3.76 has a link for every channel but wechat', () => {
  const linked = CHANNELS.filter(({ key }) => channelLink(key, 'abcdef') !== null).map(({ key }) => key);
  expect(linked).toEqual(CHANNELS.map(({ key }) => key).filter((key) => key !== 'wechat'));
  expect(linked).toEqual([...new Set(HANDLES.map(([channel]) => channel))]);
});

it('R3.76 encodes what would leave the profile address', () => {
  expect(channelLink('twitter', '../a?b#c d')).toBe('https://x.com/..%2Fa%3Fb%23c%20d');
  expect(channelLink('twitter', '名')).toBe('https://x.com/%E5%90%8D');
  expect(channelLink('twitter', '100%')).toBe('https://x.com/100%25');
  expect(channelLink('twitter', '$& $1 {digits} {handle}')).toBe(
    'https://x.com/%24%26%20%241%20%7Bdigits%7D%20%7Bhandle%7D',
  );
});

it('R3.76 encodes handles copied out of an address once', () => {
  expect(channelLink('linkedin', '%E5%90%8D-1')).toBe('https://linkedin.com/in/%E5%90%8D-1');
  expect(channelLink('linkedin', '名-1')).toBe('https://linkedin.com/in/%E5%90%8D-1');
  expect(channelLink('instagram', 'a%2F..%2Fb')).toBe('https://instagram.com/a%2F..%2Fb');
  expect(channelLink('instagram', '100%_sure')).toBe('https://instagram.com/100%25_sure');
});

it('R3.76 leads to the host of the channel, whatever the handle is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HANDLES), fc.string({ unit: ANY_CHARACTER }), ([channel, , sample], handle) => {
      const url = URL.parse(channelLink(channel, handle) ?? '');
      // A handle that does not form a valid host has no link.
      if (url === null) return;
      const expected = new URL(sample);
      expect(url.protocol).toBe(expected.protocol);
      if (channel === 'tumblr') expect(url.host).toMatch(/\.tumblr\.com$/);
      else expect(url.host).toBe(expected.host);
    }),
  );
});

it('R3.76 stands a handle that is no proper text', () => {
  expect(channelLink('twitter', 'a\ud800')).toBe('https://x.com/a%EF%BF%BD');
  expect(channelLink('linkedin', 'a\ud800%')).toBe('https://linkedin.com/in/a%EF%BF%BD%25');
});
