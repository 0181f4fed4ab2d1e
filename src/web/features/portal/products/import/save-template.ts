import { PRODUCT_COLUMNS, type ProductColumn } from '#domain/product-table/product-columns.ts';
import { saveCsv } from '#web/kit/list/save-csv.ts';

/** An example line. None of its texts needs quoting. */
const EXAMPLE: Partial<Record<ProductColumn, string>> = {
  productId: 'gems_100',
  name: '100 gems',
  defaultLanguage: 'zh-TW',
  'title.zh-TW': '100 顆寶石',
  'title.zh-CN': '100 颗宝石',
  'title.vi-VN': '100 viên ngọc',
  'title.en-US': '100 gems',
  defaultCurrency: 'EUR',
  defaultPrice: '0.99',
  countries: 'TW MY SG DE',
  manualPrices: 'TW:TWD:30 MY:MYR:4.9',
};

/** Downloads a table with every column and an example line. */
export function saveTemplate(): void {
  const lines = [PRODUCT_COLUMNS, PRODUCT_COLUMNS.map((column) => EXAMPLE[column] ?? '')];
  saveCsv('products-template.csv', lines.map((cells) => `${cells.join(',')}\r\n`).join(''));
}
