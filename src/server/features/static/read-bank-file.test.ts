import { describe, expect, it } from 'vitest';
import { BankFileError, readBankFile } from './read-bank-file.ts';

const read = (text: string) => readBankFile(new TextEncoder().encode(text));

/** As published by the interbank network: one line for each service that a bank takes part in. */
const MEMBERS_XML = `\ufeff<?xml version="1.0" encoding="utf-8"?>
<data>
  <record><業務別>跨行自動化服務機器業務(金融卡)</業務別><銀行代號BIC>822</銀行代號BIC><金融機構名稱>中國信託商業銀行</金融機構名稱></record>
  <record><業務別>網路ATM</業務別><銀行代號BIC>822</銀行代號BIC><金融機構名稱>中國信託</金融機構名稱></record>
  <record><業務別>外幣結算平台-美元</業務別><銀行代號BIC>BKTWTWTP</銀行代號BIC><金融機構名稱>臺灣銀行</金融機構名稱></record>
  <record><業務別>網路ATM</業務別><銀行代號BIC>004</銀行代號BIC><金融機構名稱>臺灣銀行 &amp;　公庫</金融機構名稱></record>
</data>`;

const MEMBERS_CSV = `業務別,銀行代號/BIC/總機構代碼,金融機構名稱\r\n網路ATM,004,臺灣銀行\r\n網路ATM,700,"中華郵政"\r\n`;

const OFFICES_CSV = `\ufeff銀行代號/總機構代碼,分支機構代號,金融機構名稱,分支機構名稱,地址
005,,臺灣土地銀行,,"台北市中正區館前路４６號"
004,,臺灣銀行,,"台北市, 重慶南路"
004,0071,臺灣銀行,館前分行,"台北市"
004,0037,臺灣銀行,營業部,"台北市"
999,0037,沒有這家,營業部,"台北市"
004,37,臺灣銀行,壞掉的代號,"台北市"
`;

const OFFICES_XML = `<root><record><銀行代號總機構代碼>004</銀行代號總機構代碼><分支機構代號/><金融機構名稱>臺灣銀行</金融機構名稱></record>
<record><銀行代號總機構代碼>004</銀行代號總機構代碼><分支機構代號>0037</分支機構代號><金融機構名稱><![CDATA[臺灣銀行]]></金融機構名稱><分支機構名稱>營業部</分支機構名稱></record></root>`;

describe('R7.30 R7.31 official lists of banks', () => {
  it('are read from the XML of the members: each bank once, in order, without BIC codes', async () => {
    expect(await read(MEMBERS_XML)).toEqual({
      banks: [
        { code: '004', name: '臺灣銀行 & 公庫' },
        { code: '822', name: '中國信託商業銀行' },
      ],
      branches: [],
    });
  });

  it('are read from its CSV', async () => {
    const { banks } = await read(MEMBERS_CSV);
    expect(banks).toEqual([
      { code: '004', name: '臺灣銀行' },
      { code: '700', name: '中華郵政' },
    ]);
  });

  it.each([
    ['CSV', OFFICES_CSV],
    ['XML', OFFICES_XML],
  ])('are read from the %s of offices with branches of seven digits, each of a bank in the list', async (_, text) => {
    const { banks, branches } = await read(text);
    expect(banks).toContainEqual({ code: '004', name: '臺灣銀行' });
    expect(branches).toContainEqual({ code: '0040037', name: '臺灣銀行營業部', bank: '004' });
    expect(branches.every(({ code, bank }) => /^\d{7}$/.test(code) && code.startsWith(bank))).toBe(true);
    expect(branches.map(({ bank }) => bank)).not.toContain('999');
  });

  it('may be in Big5', async () => {
    const head = [0xbb, 0xc8, 0xa6, 0xe6, 0xa5, 0x4e, 0xb8, 0xb9];
    const comma = 0x2c;
    const name = [0xaa, 0xf7, 0xbf, 0xc4, 0xbe, 0xf7, 0xba, 0x63, 0xa6, 0x57, 0xba, 0xd9];
    const bank = [0xa4, 0x67, 0xa6, 0x61, 0xbb, 0xc8, 0xa6, 0xe6];
    const line = [...head, comma, ...name, 0x0a, ...new TextEncoder().encode('005,'), ...bank, 0x0a];
    expect((await readBankFile(new Uint8Array(line))).banks).toEqual([{ code: '005', name: '土地銀行' }]);
  });

  it.each([
    ['nothing', ''],
    ['another table', 'a,b\n1,2\n'],
    ['another XML', '<rss><channel><title>x</title></channel></rss>'],
    ['XML that ends too early', '<data><record><銀行代號>004</銀行代號>'],
    ['XML with crossed elements', '<data><a>x</b></data>'],
    ['XML with a document type', '<!DOCTYPE x [<!ENTITY a "b">]><data/>'],
    ['XML nested too deep', '<a>'.repeat(20)],
    ['open quotation marks', '銀行代號,金融機構名稱\n004,"臺灣'],
  ])('are refused where the file is %s', async (_, text) => {
    await expect(read(text)).rejects.toThrow(BankFileError);
  });

  it('are refused where there are more branches than there can be', async () => {
    const banks = ['004', '005', '006'];
    const lines = banks.flatMap((bank) => [
      `${bank},,x`,
      ...Array.from({ length: 9000 }, (_, index) => `${bank},${1000 + index},x`),
    ]);
    await expect(read(['銀行代號,分支機構代號,金融機構名稱', ...lines].join('\n'))).rejects.toThrow('27000 branches');
  });
});
