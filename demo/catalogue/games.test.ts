import { expect, it } from 'vitest';
import { AGE_RATINGS } from '#contract/values/age-ratings.ts';
import { DATA_PURPOSES, findDataType } from '#contract/values/data-catalogue.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { contactRules } from '#domain/rules/contact-rules.ts';
import type { DemoGame, Localized } from './demo-game.ts';
import { demoGames } from './games.ts';

const codePoints = (text: string): number => [...text].length;
const times = (game: DemoGame): string[] => game.versions.map((version) => version.releasedAt);

function allTexts(game: DemoGame): Localized[] {
  return [game.name, game.shortDescription, game.fullDescription, ...game.versions.map((version) => version.notes)];
}

/** Unclosed or mismatched tags; empty if the text is well-formed. */
function tagProblems(html: string): string[] {
  const open: string[] = [];
  const problems: string[] = [];
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    const match = /^<(\/?)(b|br|p|pre|u|strong)>$/.exec(tag);
    if (!match) problems.push(tag);
    else if (match[1] === '/' && open.pop() !== match[2]) problems.push(tag);
    else if (match[1] === '' && match[2] !== 'br') open.push(match[2] ?? '');
  }
  return [...problems, ...open];
}

it('offers at least 30 games and fills all 19 categories of games', () => {
  expect(demoGames.length).toBeGreaterThanOrEqual(30);
  const categories = new Set(demoGames.map((game) => game.category));
  expect([...categories].sort()).toEqual(Array.from({ length: 19 }, (_, index) => 101 + index));
});

it('gives every game its own slug, application ID, publish date and names', () => {
  const keys: ((game: DemoGame) => string)[] = [
    (game) => game.slug,
    (game) => game.appId.toLowerCase(),
    (game) => game.publishDate,
    ...LOCALES.map((locale) => (game: DemoGame) => game.name[locale]),
  ];
  for (const key of keys) expect(new Set(demoGames.map(key)).size).toBe(demoGames.length);
});

it.each(demoGames)('$slug keeps the listing limits in every language', (game) => {
  for (const locale of LOCALES) {
    expect(codePoints(game.name[locale])).toBeGreaterThan(0);
    expect(codePoints(game.name[locale])).toBeLessThanOrEqual(30);
    expect(codePoints(game.shortDescription[locale])).toBeGreaterThanOrEqual(12);
    expect(codePoints(game.shortDescription[locale])).toBeLessThanOrEqual(80);
    expect(codePoints(game.fullDescription[locale])).toBeGreaterThanOrEqual(250);
    expect(codePoints(game.fullDescription[locale])).toBeLessThanOrEqual(900);
  }
});

it.each(demoGames)('$slug uses the six permitted tags only, without attributes and well nested', (game) => {
  for (const locale of LOCALES) {
    expect(tagProblems(game.fullDescription[locale])).toEqual([]);
    for (const text of [game.name, game.shortDescription]) expect(text[locale]).not.toMatch(/[<>]/);
    for (const version of game.versions) expect(version.notes[locale]).not.toMatch(/[<>]/);
  }
});

it.each(demoGames)('$slug is written separately in each language', (game) => {
  for (const text of [game.shortDescription, game.fullDescription, ...game.versions.map(({ notes }) => notes)]) {
    expect(new Set(LOCALES.map((locale) => text[locale])).size).toBe(LOCALES.length);
  }
  // Chinese names may coincide where both scripts share every character.
  expect(new Set([game.name['zh-TW'], game.name['vi-VN'], game.name['en-US']]).size).toBe(3);
});

it.each(demoGames)('$slug keeps the wording of Taiwan and of the Mainland apart', (game) => {
  const taiwan = allTexts(game)
    .map((text) => text['zh-TW'])
    .join('\n');
  const mainland = allTexts(game)
    .map((text) => text['zh-CN'])
    .join('\n');
  expect(taiwan).not.toMatch(
    /[游戏这们个来时说电脑网络质频标键现实开关为]|屏幕|鼠標|視頻|質量|軟件|程序|支持|手柄|聯機|聯網|默認|數據|優化|信息|賬號|地鐵|充值|安卓/,
  );
  expect(mainland).not.toMatch(
    /[遊戲這們個來時說電腦網絡質頻標鍵現實開關為]|萤幕|滑鼠|影片|品质|软体|程式|支援|手把|连线对|预设|资料|最佳化|资讯|帐号|捷运|储值|机率|单字/,
  );
  expect(mainland).not.toMatch(/[「」]/);
  expect(taiwan).not.toMatch(/[“”]/);
  for (const text of [taiwan, mainland]) expect(text).not.toMatch(/[\u4e00-\u9fff][,!?;:]/);
});

it.each(demoGames)('$slug has Vietnamese with diacritics and plain English', (game) => {
  for (const text of allTexts(game)) {
    expect(text['vi-VN']).toMatch(/[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/i);
    expect(text['vi-VN']).toBe(text['vi-VN'].normalize('NFC'));
    expect(text['en-US']).not.toMatch(/[\u3000-\u9fff\u1ea0-\u1ef9]/);
    expect(text['en-US'].replace('Mahjong Parlour', '').replace('Traveller Quiz', '')).not.toMatch(
      /colour|neighbour|honour|armour|harbour|parlour|favour|metre|centre|programme|[a-z]{3}(ise|yse)r\b|grey|queue|storey/i,
    );
    for (const locale of ['vi-VN', 'en-US'] as const) expect(text[locale]).not.toMatch(/[\u3000-\u9fff\uff00-\uffef]/);
  }
});

it.each(demoGames)('$slug declares valid flags, countries, data types and contacts', (game) => {
  expect(AGE_RATINGS).toContain(game.ageRating);
  expect(game.countries.length).toBeGreaterThan(0);
  for (const country of game.countries) expect(['TW', 'MY', 'SG', 'VN', 'US']).toContain(country);
  expect(game.isPaidOnce && (game.containsAds || game.hasInAppPurchase)).toBe(false);
  expect(new URL(game.privacyPolicyUrl).protocol).toBe('https:');
  expect(contactRules.email.check(game.contactEmail, {}), game.contactEmail).toBe(true);
  expect(game.contactEmail).toMatch(/^[a-z]+@[a-z]+\.example\.com$/);
  // Believable beside the handful of ratings that a game of the demo has.
  expect(game.viewCount).toBeGreaterThanOrEqual(200);
  expect(game.viewCount).toBeLessThanOrEqual(6_000);
  expect(game.hardwareRequirements === '').toBe(game.platforms.every((platform) => platform === 2));
  // The packages of the demo are a few kB, so a storage requirement would be wrong beside them.
  expect(game.hardwareRequirements).not.toMatch(/\d [MG]B$/m);

  const codes = game.dataCollection.map((practice) => practice.code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { code, purposes } of game.dataCollection) {
    expect(findDataType(code), String(code)).toBeDefined();
    expect(purposes.length).toBeGreaterThan(0);
    expect(DATA_PURPOSES).toEqual(expect.arrayContaining(purposes));
  }
  expect(game.contacts.length).toBeGreaterThan(0);
  expect(new Set(game.contacts.map(({ key }) => key)).size).toBe(game.contacts.length);
  for (const { key, value } of game.contacts) {
    expect(contactRules.sns.check(value, { channel: key }), `${key} ${value}`).toBe(true);
  }
});

it('rates casino and sexy games for adults', () => {
  for (const game of demoGames.filter(({ category }) => category === 106 || category === 119)) {
    expect(game.ageRating).toBe('18+');
  }
});

it.each(demoGames)('$slug has versions for exactly its platforms, with names of their own', (game) => {
  const names = game.versions.map((version) => version.versionName);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(game.versions.map((version) => version.platform))).toEqual(new Set(game.platforms));
  for (const platform of game.platforms) {
    expect(game.versions.filter((version) => version.platform === platform).length).toBeLessThanOrEqual(2);
  }
  for (const version of game.versions) {
    expect(new Date(version.releasedAt).toISOString()).toBe(version.releasedAt);
    const siblings = game.versions.filter(({ platform }) => platform === version.platform);
    expect(['', siblings[0]?.versionName]).toContain(version.minimumVersion);
    expect(version.minimumVersion).not.toBe(version.versionName);
    expect(version.downloadUrl !== undefined).toBe(version.platform === 7);
    expect(version.downloadUrl ?? 'https://apps.apple.com/app/id0').toMatch(/^https:\/\/apps\.apple\.com\/app\/id\d+$/);
    for (const locale of LOCALES) expect(version.notes[locale].length).toBeGreaterThan(3);
  }
  expect(times(game)).toEqual([...times(game)].sort());
  expect(game.publishDate).toBe(times(game)[0]);
});

it('spreads publish dates from January 2024 to October 2026', () => {
  const dates = demoGames.map((game) => game.publishDate).sort();
  expect(dates[0]?.startsWith('2024-01')).toBe(true);
  expect(dates.at(-1)?.startsWith('2026-10')).toBe(true);
});

it('numbers the featured games 1 to 12 and has exactly two promotional videos', () => {
  const featured = demoGames.flatMap((game) => (game.featured === null ? [] : [game.featured]));
  expect(featured.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  const videos = demoGames.map((game) => game.promoVideo).filter((address) => address !== '');
  expect(videos).toHaveLength(2);
  for (const video of videos) expect(video).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/);
});

it('keeps the playable games on the web and everything else off it', () => {
  for (const game of demoGames) expect(game.playable).toBe(game.platforms.includes(2));
  expect(demoGames.filter((game) => game.playable)).toHaveLength(9);
});

it('gives every iOS game its own store address', () => {
  const addresses = demoGames.flatMap((game) => game.versions.flatMap((version) => version.downloadUrl ?? []));
  expect(new Set(addresses).size).toBe(addresses.length);
});
