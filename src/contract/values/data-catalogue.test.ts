import { expect, it } from 'vitest';
import { DATA_GROUPS, DATA_PURPOSES, DATA_TYPES, findDataType } from './data-catalogue.ts';

const GROUP_KEYS = DATA_GROUPS.map(({ code, key }) => `${code} ${key}`);

it('R3.68 has the groups 100 to 500', () => {
  expect(GROUP_KEYS.slice(0, 5)).toEqual([
    '100 location',
    '200 personal_info',
    '300 financial_info',
    '400 health_fitness',
    '500 messages',
  ]);
});

it('R3.69 has the groups 600 to 1000', () => {
  expect(GROUP_KEYS.slice(5, 10)).toEqual([
    '600 photos_videos',
    '700 audio',
    '800 files',
    '900 calendar',
    '1000 contacts',
  ]);
});

it('R3.70 has the groups 1100 to 1400, fourteen in all', () => {
  expect(GROUP_KEYS.slice(10)).toEqual([
    '1100 app_activity',
    '1200 web_browsing',
    '1300 app_performance',
    '1400 device_ids',
  ]);
});

it('numbers the types of every group from 1 without a gap', () => {
  for (const { code, types } of DATA_GROUPS) {
    const codes = DATA_TYPES.filter(({ group }) => group === code).map((type) => type.code);
    expect(codes).toEqual(types.map((_, index) => code + index + 1));
  }
  expect(DATA_TYPES).toHaveLength(38);
});

it('gives every type a key of its own', () => {
  expect(new Set(DATA_TYPES.map(({ key }) => key)).size).toBe(DATA_TYPES.length);
});

it('finds a type by its code', () => {
  expect(findDataType(101)).toEqual({ code: 101, key: 'approximate_location', group: 100 });
  expect(findDataType(208)).toEqual({ code: 208, key: 'sexual_orientation', group: 200 });
  expect(findDataType(1401)).toEqual({ code: 1401, key: 'device_ids', group: 1400 });
});

it('finds nothing for a group, a gap or a code beyond the catalog', () => {
  expect([0, 1, 100, 103, 210, 1400, 1402, 1500, 1501, -101, 101.5, Number.NaN].map(findDataType)).toEqual(
    Array(12).fill(undefined),
  );
});

it('has seven purposes', () => {
  expect(new Set(DATA_PURPOSES).size).toBe(7);
});
