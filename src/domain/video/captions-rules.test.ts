import { expect, it } from 'vitest';
import { checkCaptionsSize, readCaptions } from './captions-rules.ts';

const cue = (text: string, timing = '00:01.000 --> 00:02.000') => `WEBVTT\n\n${timing}\n${text}`;

it('keeps cues with their times, and leaves out names and notes', () => {
  const text =
    '\uFEFFWEBVTT title\r\n\r\nNOTE\r\na note\r\n\r\nintro\r\n00:00.000 --> 01:00:01.000 align:start\r\none\r\ntwo\r\n\r\n\r\n00:03.000 --> 00:04.000\r\n三';
  expect(readCaptions(text)).toBe(
    'WEBVTT\n\n00:00.000 --> 01:00:01.000 align:start\none\ntwo\n\n00:03.000 --> 00:04.000\n三\n',
  );
});

it.each([
  '<b>a</b>',
  '<v Tai & Lan>hi</v>',
  '<c.loud.red>a</c>',
  '<lang en-US>a',
  '<ruby>a<rt>b</rt></ruby>',
  'a<00:01.500>b',
  'a > b &amp; c',
])('keeps %s', (text) => expect(readCaptions(cue(text))).toContain(text));

it.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['<b onclick="x">a</b>'],
  ['<v a="b">a'],
  ['a <'],
  ['<!-- a -->'],
  ['a --> b'],
  ['a\0b'],
])('refuses %s', (text) => expect(readCaptions(cue(text))).toBeUndefined());

it.each([
  ['no header', '00:01.000 --> 00:02.000\na'],
  ['another word', 'WEBVTTX\n\n00:01.000 --> 00:02.000\na'],
  ['no cue', 'WEBVTT\n\nNOTE a'],
  ['lines behind the header', 'WEBVTT\nRegion: a\n\n00:01.000 --> 00:02.000\na'],
  ['a style', 'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.000\na'],
  ['a region', 'WEBVTT\n\nREGION\nid:a\n\n00:01.000 --> 00:02.000\na'],
  ['an end before the beginning', cue('a', '00:02.000 --> 00:01.000')],
  ['a time with a comma', cue('a', '00:01,000 --> 00:02,000')],
  ['no text', 'WEBVTT\n\n00:01.000 --> 00:02.000'],
])('refuses %s', (_, text) => expect(readCaptions(text)).toBeUndefined());

it('limits the size', () => {
  expect(checkCaptionsSize(100_000)).toBeUndefined();
  expect(checkCaptionsSize(100_001)).toEqual({ message: 'captions.size', values: { maxKb: 100 } });
});
