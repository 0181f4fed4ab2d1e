import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import {
  createProduct,
  deleteProduct,
  exportProducts,
  getOwnProduct,
  importProducts,
  listOwnProducts,
  listPriceHistory,
  releaseProduct,
} from '#contract/product/developer-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '#domain/product-table/product-columns.ts';
import { writeCsvRow } from '#server/csv/csv.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { openProductTrial, type ProductTrial } from '#tests/product/open-product-trial.ts';

let trial: ProductTrial;
let appId = '';
let icon = '';

beforeAll(async () => {
  trial = await openProductTrial();
  ({ icon } = await trial.make());
});

/** Each test has its own application. */
beforeEach(async () => {
  ({ appId } = await trial.buildGame());
});

afterAll(() => trial.close());

type Cells = Partial<Record<ProductColumn, string>>;

const cellsOf = (cells: Cells): Cells => ({
  name: 'Coins',
  defaultLanguage: 'en-US',
  'title.en-US': 'Coins',
  defaultCurrency: 'TWD',
  defaultPrice: '30',
  countries: 'TW MY',
  icon,
  ...cells,
});
const tableOf = (lines: readonly Cells[], columns: readonly ProductColumn[] = PRODUCT_COLUMNS) =>
  [columns, ...lines.map((cells) => columns.map((column) => cellsOf(cells)[column] ?? ''))].map(writeCsvRow).join('');
const fileOf = (table: string | Uint8Array<ArrayBuffer>) => new File([table], 'products.csv', { type: 'text/csv' });

const send = async (table: string | Uint8Array<ArrayBuffer>, apply = false) => {
  const report = await trial.call(importProducts, { applicationId: appId, apply, file: fileOf(table) }, trial.first);
  if ('job' in report) throw new Error('a job imports it');
  return report;
};
const refuse = (table: string | Uint8Array<ArrayBuffer>) =>
  trial.refuse(importProducts, { applicationId: appId, apply: true, file: fileOf(table) }, trial.first);
const download = async () => {
  const response = await trial.send(exportProducts, { applicationId: appId }, trial.first);
  expect(response.status).toBe(200);
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const countStored = async () => {
  const { count } = await trial.call(listOwnProducts, { applicationId: appId }, trial.first);
  return count;
};
const actionsOf = (report: Awaited<ReturnType<typeof send>>) => report.lines.map(({ action }) => action);

describe('the table of an application', () => {
  it('is a CSV in UTF-8 for spreadsheets, and imported again it changes nothing', async () => {
    const first = await trial.make(
      {
        productId: 'odd',
        name: '=HYPERLINK("x")',
        contents: LOCALES.map((lang) => ({ lang, title: `'-5 ${lang}`, description: 'one,\n"two"\n\n+3' })),
        prices: [{ country: 'MY', currency: 'EUR', price: 0.5, manualPrice: true }],
      },
      appId,
    );
    const second = await trial.make(
      { productId: 'shown', contents: [{ lang: 'zh-TW', title: '星幣' }], contentDefault: 'zh-TW' },
      appId,
    );
    await trial.call(releaseProduct, { id: second.id }, trial.first);
    const { response, bytes } = await download();
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${appId}-products.csv"`);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain(`\r\nodd,"'=HYPERLINK(""x"")",`);
    expect(text).toContain('MY:EUR:0.5');
    await trial.setRates({ TWD: 40 });
    const report = await send(bytes, true);
    expect(report).toMatchObject({ isApplied: true, counts: { create: 0, edit: 0, none: 2, refused: 0 } });
    await trial.setRates({ TWD: 34.2 });
    for (const product of [first, second]) {
      const after = await trial.call(getOwnProduct, { id: product.id }, trial.first);
      expect({ ...after, status: product.status, updatedAt: '' }).toEqual({ ...product, updatedAt: '' });
    }
    expect(await listAuditOf(trial.db, `application:${appId}`)).toEqual([]);
  });

  it('has its head alone where there are no products', async () => {
    const { bytes } = await download();
    expect(new TextDecoder().decode(bytes)).toBe(writeCsvRow(PRODUCT_COLUMNS));
  });

  it('is for its developer alone', async () => {
    const asked = { applicationId: appId, apply: false, file: fileOf(tableOf([{ productId: 'a' }])) };
    for (const endpoint of [exportProducts, importProducts]) {
      expect(await trial.refuse(endpoint, asked, trial.second)).toMatchObject({ code: ERROR.applicationNotFound });
      expect(await trial.refuse(endpoint, asked, trial.player)).toMatchObject({ code: ERROR.permissionDenied });
      expect(await trial.refuse(endpoint, asked)).toMatchObject({ code: ERROR.authorizationMissing });
    }
  });
});

describe('an import', () => {
  it('makes and changes products, with one entry of the log, and says so beforehand', async () => {
    const kept = await trial.make({ productId: 'kept' }, appId);
    const table = tableOf([
      { productId: 'new', manualPrices: 'MY:MYR:5', 'description.en-US': 'Shiny' },
      { productId: 'kept', countries: 'TW', icon: '' },
    ]);
    const preview = await send(table);
    expect(preview).toEqual({
      isApplied: false,
      counts: { create: 1, edit: 1, none: 0, refused: 0 },
      lines: [
        { line: 2, productId: 'new', action: 'create', code: null, fields: {} },
        { line: 3, productId: 'kept', action: 'edit', code: null, fields: {} },
      ],
    });
    expect(await countStored()).toBe(1);
    trial.clock.advance(1000);
    expect(await send(table, true)).toEqual({ ...preview, isApplied: true });
    const { list } = await trial.call(listOwnProducts, { applicationId: appId }, trial.first);
    expect(list).toMatchObject([
      {
        productId: 'new',
        status: 2,
        icon,
        contents: [{ lang: 'en-US', title: 'Coins', description: 'Shiny' }],
        prices: [
          { country: 'TW', price: 30, manualPrice: false },
          { country: 'MY', currency: 'MYR', price: 5, manualPrice: true },
        ],
      },
      { productId: 'kept', icon: kept.icon, countries: ['TW'], createdAt: kept.createdAt },
    ]);
    expect(list[1]?.updatedAt).not.toBe(kept.updatedAt);
    const history = await trial.call(listPriceHistory, { id: kept.id }, trial.first);
    const dropped = history.list.filter(({ after }) => after === null);
    expect(dropped.map(({ country, cause }) => `${country} ${cause}`).sort()).toEqual(['DE import', 'MY import']);
    const entries = await listAuditOf(trial.db, `application:${appId}`);
    expect(entries).toMatchObject([{ action: 'product.import', details: { create: 1, edit: 1 } }]);
  });

  it('writes nothing while a line is refused, and names each line with its code and columns', async () => {
    const shown = await trial.make({ productId: 'shown' }, appId);
    await trial.call(releaseProduct, { id: shown.id }, trial.first);
    const report = await send(
      tableOf([
        { productId: 'good', 'description.en-US': 'two\r\nlines\nand a third' },
        { productId: 'shown' },
        { productId: 'bad', name: '', defaultPrice: '1.5' },
        { productId: 'good' },
        { productId: 'no_icon', icon: '' },
        { productId: 'point' },
      ]),
      true,
    );
    expect(report).toMatchObject({ isApplied: false, counts: { create: 1, edit: 0, none: 0, refused: 5 } });
    expect(report.lines.map(({ line, code, fields }) => [line, code, fields])).toEqual([
      [2, null, {}],
      [5, ERROR.productAlreadyPublished, {}],
      [6, ERROR.invalidFormat, { name: 'field.required', defaultPrice: 'rule.price' }],
      [7, ERROR.duplicateProductId, { productId: 'form.repeated' }],
      [8, ERROR.iconMissing, { icon: 'table.icon' }],
      [9, ERROR.duplicateProductId, { productId: 'field.taken' }],
    ]);
    expect(await countStored()).toBe(1);
  });

  it('refuses what the system removed, unless the line changes nothing', async () => {
    const removed = await trial.make({ productId: 'removed' }, appId);
    await trial.db.updateTable('products').set({ status: 3 }).where('id', '=', removed.id).execute();
    expect(await send((await download()).bytes)).toMatchObject({ counts: { none: 1 } });
    expect(await send(tableOf([{ productId: 'removed' }]), true)).toMatchObject({
      lines: [{ action: 'refused', code: ERROR.productRemoved }],
    });
  });

  it('checks again when it is applied: what has changed since the preview counts', async () => {
    const shown = await trial.make({ productId: 'shown' }, appId);
    const table = tableOf([{ productId: 'shown', name: 'Other' }, { productId: 'gone' }]);
    expect(actionsOf(await send(table))).toEqual(['edit', 'create']);
    await trial.call(releaseProduct, { id: shown.id }, trial.first);
    await trial.make({ productId: 'gone' }, appId);
    const report = await send(table, true);
    expect(report.isApplied).toBe(false);
    expect(actionsOf(report)).toEqual(['refused', 'edit']);
    expect(await trial.call(getOwnProduct, { id: shown.id }, trial.first)).toMatchObject({ name: shown.name });
    await trial.call(deleteProduct, { id: shown.id }, trial.first);
    expect(actionsOf(await send(table, true))).toEqual(['create', 'edit']);
  });

  it('makes each product once where two imports and a form come at the same moment', async () => {
    const table = tableOf([{ productId: 'one' }, { productId: 'two' }]);
    const form = { ...(await trial.buildForm({ productId: 'two' })), applicationId: appId };
    const [first, second] = await Promise.all([
      send(table, true),
      send(table, true),
      trial.send(createProduct, form, trial.first),
    ]);
    expect([first.isApplied, second.isApplied]).toEqual([true, true]);
    const { list } = await trial.call(listOwnProducts, { applicationId: appId }, trial.first);
    expect(list.map(({ productId }) => productId).sort()).toEqual(['one', 'two']);
  });

  it('takes icons that the developer has uploaded or sells with elsewhere, and those of nobody else', async () => {
    const uploaded = await trial.upload('product_icon');
    const strange = await trial.upload('product_icon', trial.second.userId);
    const drawn = '/demo/icon.png';
    const other = await trial.buildGame();
    const { id } = await trial.make({}, other.appId);
    await trial.db.updateTable('products').set({ icon: drawn }).where('id', '=', id).execute();
    const lines = [uploaded, strange, drawn, icon, '/files/images/0/none.png'].map((one, index) => ({
      productId: `p${index}`,
      icon: one,
    }));
    expect(actionsOf(await send(tableOf(lines)))).toEqual(['create', 'refused', 'create', 'create', 'refused']);
  });

  it('refuses what an application has no room for', async () => {
    const { id } = await trial.db
      .selectFrom('applications')
      .select('id')
      .where('app_id', '=', appId)
      .executeTakeFirstOrThrow();
    await trial.db
      .insertInto('products')
      .values(
        Array.from({ length: LIMITS.productsPerApplication - 1 }, (_, index) => {
          return {
            application_id: id,
            product_id: `p${index}`,
            name: 'x',
            default_currency: 'TWD',
            default_price_minor: 1,
          };
        }),
      )
      .execute();
    const report = await send(tableOf([{ productId: 'last' }, { productId: 'over' }]), true);
    expect(report.lines).toMatchObject([
      { action: 'create' },
      { action: 'refused', code: ERROR.parameterError, fields: { productId: 'form.count' } },
    ]);
    expect((await send(tableOf([{ productId: 'last' }]), true)).isApplied).toBe(true);
  });
});

describe('a file that is no table', () => {
  const table = () => tableOf([{ productId: 'a', 'title.zh-TW': '金幣' }]);
  const utf16 = (littleEndian: boolean) => {
    const text = `\uFEFF${table()}`;
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let index = 0; index < text.length; index += 1)
      view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
    return new Uint8Array(view.buffer);
  };
  const refused = (message: string, params: object) => ({
    status: 400,
    code: ERROR.invalidFormat,
    fields: { file: message },
    ...params,
  });

  it.each([
    ['UTF-16 as spreadsheets write it', () => utf16(true)],
    ['UTF-16 the other way round', () => utf16(false)],
    ['UTF-16 without a byte order mark', () => utf16(true).slice(2)],
    ['Big5', () => new Uint8Array([...new TextEncoder().encode(tableOf([])), 0xaa, 0xf7, 0xb9, 0xf4])],
    ['bytes that end within a character', () => new Uint8Array([...new TextEncoder().encode(table()), 0xe9, 0x87])],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('is refused: %s', async (_what, bytes) => {
    expect(await refuse(bytes())).toMatchObject(refused('table.encoding', {}));
  });

  it.each([
    ['no lines', () => tableOf([]), 'table.empty', {}],
    ['nothing', () => '\n', 'table.empty', {}],
    ['a column less', () => tableOf([], PRODUCT_COLUMNS.slice(1)), 'table.column_missing', { column: 'productId' }],
    ['a column more', () => `${PRODUCT_COLUMNS.join(',')},price\n`, 'table.column_unknown', { column: 'price' }],
    ['a column twice', () => `${PRODUCT_COLUMNS.join(',')},name\n`, 'table.column_repeated', { column: 'name' }],
    ['open quotes', () => `${tableOf([{ productId: 'a', name: 'two\nlines' }])}b,"c\n`, 'table.quotes', { line: 4 }],
    ['too many lines', () => `${tableOf([])}${'a\n'.repeat(10_001)}`, 'table.rows', { max: 10_000 }],
    ['a line without end', () => `${tableOf([])}"${'x'.repeat(200_000)}`, 'table.quotes', { line: 2 }],
  ])('is refused: %s', async (_what, file, message, params) => {
    expect(await refuse(file())).toMatchObject(refused(message, Object.keys(params).length > 0 ? { params } : {}));
  });

  it('is not read further than it may be long', async () => {
    const line = `${'a'.repeat(4000)}\n`;
    const content = tableOf([]) + line.repeat(Math.ceil(LIMITS.productImportBytes / line.length));
    expect(await refuse(content)).toMatchObject(refused('rule.file_size_limit', { params: { maxMb: 16 } }));
  });

  it('reports a missing file', async () => {
    const refusal = await trial.refuse(importProducts, { applicationId: appId, apply: true }, trial.first);
    expect(refusal).toMatchObject({ code: ERROR.invalidFormat, fields: { file: 'field.required' } });
  });

  it('may be separated by semicolons or tabs, have no shelf and name its columns in any order', async () => {
    const columns = PRODUCT_COLUMNS.filter((column) => column !== 'status').toReversed();
    for (const separator of [';', '\t']) {
      const cells = cellsOf({ productId: `p${separator.charCodeAt(0)}`, name: 'a, b' });
      const lines = [columns.map((column) => column.toUpperCase()), columns.map((column) => cells[column] ?? '')];
      const report = await send(`\uFEFF${lines.map((line) => line.join(separator)).join('\r\n')}`, true);
      expect(report).toMatchObject({ isApplied: true, lines: [{ line: 2, action: 'create' }] });
    }
  });
});
