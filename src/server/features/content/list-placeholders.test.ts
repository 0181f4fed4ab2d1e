import { describe, expect, it } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { GUARANTEE_KINDS } from '#domain/money/star-coin-guarantee.ts';
import { parseConfig } from '../../../config.ts';
import { listPlaceholders } from './list-placeholders.ts';

function guaranteeOf(setting: string, lang: LocaleCode): string {
  const { guarantee = '' } = listPlaceholders(parseConfig({ STAR_COIN_GUARANTEE: setting }), lang);
  return guarantee;
}

describe.each(LOCALES)('the guarantee of star coins in %s', (lang) => {
  it('names the guarantor, in other words for every kind', () => {
    const texts = GUARANTEE_KINDS.map((kind) => guaranteeOf(`${kind}:Acme $& Bank`, lang));
    expect(texts.filter((text) => !text.includes('Acme $& Bank'))).toEqual([]);
    expect(new Set(texts).size).toBe(GUARANTEE_KINDS.length);
  });

  it('says so where none is stated', () => {
    expect(guaranteeOf('', lang)).not.toBe('');
    expect(guaranteeOf('', lang)).not.toMatch(/[{}]|guarantee\./);
  });
});

it('gives the name and address of the operator, or an address to try', () => {
  const given = parseConfig({ COMPANY_NAME: 'Acme', COMPANY_SERVICE_EMAIL: 'help@acme.test' });
  expect(listPlaceholders(given, 'en-US')).toMatchObject({ companyName: 'Acme', serviceEmail: 'help@acme.test' });
  expect(listPlaceholders(parseConfig({}), 'en-US')).toMatchObject({ serviceEmail: 'service@starhall.test' });
});
