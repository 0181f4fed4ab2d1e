import fc from 'fast-check';
import { expect, it } from 'vitest';
import { channelLink } from './channel-link.ts';

it('R3.75 has no link for wechat and for unknown channels', () => {
  expect(channelLink('wechat', 'abcdef')).toBeNull();
  expect(channelLink('toString', 'abcdef')).toBeNull();
  expect(channelLink('', 'abcdef')).toBeNull();
});

const HANDLES = [
  ['phone_number', '+886 912-345-678', 'tel:+886912345678'],
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

it('R3.76 encodes what would leave the profile address', () => {
  expect(channelLink('twitter', '../a?b#c d')).toBe('https://x.com/..%2Fa%3Fb%23c%20d');
  expect(channelLink('twitter', '名')).toBe('https://x.com/%E5%90%8D');
});

it('R3.76 leads to the host of the channel, whatever the handle is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HANDLES), fc.string({ unit: 'binary' }), ([channel, , sample], handle) => {
      const url = URL.parse(channelLink(channel, handle) ?? '');
      // A handle that makes no host at all leads nowhere.
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
});
