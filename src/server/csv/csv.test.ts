import { expect, it } from 'vitest';
import { answerCsv, writeCsvRow } from './csv.ts';

it('writes texts and numbers, quoting what needs it', () => {
  expect(writeCsvRow(['plain', 12.5, 'a,b', 'say "hi"', 'two\r\nlines', ''])).toBe(
    'plain,12.5,"a,b","say ""hi""","two\r\nlines",\r\n',
  );
});

const FORMULAS = [
  '=1+1',
  '+1+1',
  '-cmd',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
] as const;

it.each(FORMULAS)('takes the force out of %j', (formula) => {
  expect(writeCsvRow([formula]).replace(/^"/, '')).toMatch(/^'/);
});

it.each([';', '; ', '\t'])(
  'takes the force out of a formula after %j, where other countries begin a cell',
  (separator) => {
    expect(writeCsvRow([`Gems${separator}=1+1;x`])).toBe(`Gems${separator}'=1+1;x\r\n`);
    expect(writeCsvRow([`Gems${separator}'=1+1`, 'a;b'])).toBe(`Gems${separator}'=1+1,a;b\r\n`);
  },
);

it('leaves plain numbers alone', () => {
  expect(writeCsvRow(['-12.50', '+12', -3, '0912'])).toBe("-12.50,'+12,-3,0912\r\n");
});

it('streams a table that begins with a byte order mark and its header', async () => {
  let made = 0;
  async function* rows() {
    for (; made < 20_000; made += 1) yield ['row', made] as const;
  }
  const response = answerCsv({ fileName: 'a.csv', header: ['名稱', 'n'], rows: rows() });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(made).toBeLessThan(20_000);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(first?.value);
  expect(text.startsWith('\uFEFF名稱,n\r\nrow,0\r\n')).toBe(true);
  await reader?.cancel();
});
