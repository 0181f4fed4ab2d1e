import type { ApplicationForm } from '#contract/application/application-fields.ts';
import { DATA_TYPES } from '#contract/values/data-catalogue.ts';
import { CURRENCIES } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { listCountryRegions } from '#domain/countries/countries.ts';
import { APPLICATION_EXAMPLE, PRODUCT_EXAMPLE } from '#domain/forms/examples.ts';
import type { ProductForm } from '#domain/forms/product/product-fields.ts';

/** What a developer sends to publish a game with one product, everywhere. */
export interface FullForms {
  readonly application: ApplicationForm;
  readonly product: ProductForm;
}

const COUNTRIES = listCountryRegions()
  .flatMap(({ countries }) => countries)
  .slice(0, 200);
const SENTENCES = [
  '<p>Gather the <b>stars</b> of every world before night falls, alone or with friends.</p>',
  '<p>第 <strong>N</strong> 章：潮汐隨月亮升降，<u>每一步</u>都會改變海灣的樣子。</p>',
  '<pre>Level N\n  best: 99 & rising</pre>',
  'Khám phá <b>vịnh</b> mới<br>mỗi ngày, cùng bạn bè.',
];

/** Complete forms, each with different texts, prices and countries, so that nothing can be cached between them. */
export function makeFullForms(count: number): readonly FullForms[] {
  return Array.from({ length: count }, (_, turn) => ({
    application: makeApplication(turn),
    product: makeProduct(turn),
  }));
}

function makeApplication(turn: number): ApplicationForm {
  const pictures = (kind: string) => Array.from({ length: 8 }, (_, index) => `upload-${turn}-${kind}-${index}`);
  return {
    ...APPLICATION_EXAMPLE,
    appId: `com.demo.stars${turn}`,
    contents: LOCALES.map((lang, index) => ({
      lang,
      name: `Stars ${turn} ${lang}`,
      shortDescription: `Way ${turn} of a star through the night ${index}`,
      fullDescription: makeDescription(turn + index),
    })),
    icon: `upload-${turn}`,
    screenshots: { mobile: pictures('m'), tablet7: [], tablet10: [], computer: pictures('c') },
    countries: rotate(COUNTRIES, turn),
    webRedirectUrl: `https://play.example/${turn}`,
    privacyPolicyUrl: `https://demo.example/privacy/${turn}`,
    contactEmail: `office${turn}@demo.tw`,
    dataCollection: DATA_TYPES.slice(turn % 20, (turn % 20) + 10).map(({ code }) => ({
      ...{ code, collected: true, shared: false, optional: true, ephemeral: false },
      purposes: ['functionality', 'analytics'],
    })),
  };
}

/** About 500 characters with tags. */
function makeDescription(turn: number): string {
  let text = '';
  for (let part = turn; text.length < 500; part += 1) {
    text += (SENTENCES[part % SENTENCES.length] ?? '').replace('N', String(turn));
  }
  return text;
}

function makeProduct(turn: number): ProductForm {
  return {
    ...PRODUCT_EXAMPLE,
    productId: `coin_${turn}`,
    prices: rotate(COUNTRIES, turn * 7).map((country, index) => {
      const currency = CURRENCIES[(turn + index) % CURRENCIES.length] ?? 'EUR';
      const price = currency === 'TWD' ? 1 + turn + index : (99 + turn * 10 + index) / 100;
      return { country, currency, price, manualPrice: index % 3 === 0 };
    }),
  };
}

function rotate<Item>(list: readonly Item[], by: number): Item[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
