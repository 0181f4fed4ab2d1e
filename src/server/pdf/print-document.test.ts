import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import { readPdf } from '#tests/pdf/read-pdf.ts';
import { findOutlines } from './find-outlines.ts';
import { makeTrueType } from './make-true-type.ts';
import type { OutlinePoint } from './open-slice.ts';
import { printDocument } from './print-document.ts';
import { printInWorker } from './print-in-worker.ts';
import type { PrintedDocument } from './printed-document.ts';

const DOCUMENT = {
  lang: 'zh-TW',
  title: '2026年3月對帳單',
  subtitle: '已結算',
  author: 'Starhall',
  madeAt: '2026-04-01T00:00:00.000Z',
  facts: [['收款人', 'Aurora Games 極光遊戲']],
  tables: [
    {
      title: '各商品明細',
      columns: [
        { head: '商品', share: 3 },
        { head: '金額', share: 1, isNumber: true },
      ],
      rows: Array.from({ length: 90 }, (_, index) => [`禮包 ${index}`, String(index)]),
    },
  ],
  notes: ['Ghi chú: Đá quý, 宝石, かな'],
  footer: 'Starhall · 對帳單',
} as const satisfies PrintedDocument;

describe('a printed document', () => {
  it('holds all of its texts, as texts that can be copied, in two embedded fonts', async () => {
    const { pages, lang, fonts } = readPdf(await printDocument(DOCUMENT));
    const text = pages.join('\n');
    const [label, company] = DOCUMENT.facts[0];
    for (const part of [DOCUMENT.title, DOCUMENT.subtitle, label, company, ...DOCUMENT.notes, DOCUMENT.footer]) {
      for (const word of part.split(' ')) expect(text).toContain(word);
    }
    for (const [name] of DOCUMENT.tables[0].rows) expect(text.replaceAll('\n', '')).toContain(name);
    expect(lang).toBe('zh-TW');
    expect(fonts.toSorted()).toEqual(['NotoSans-Bold', 'NotoSans-Regular']);
  });

  it('continues under the same head on the next page, and numbers its pages', async () => {
    const { pages } = readPdf(await printDocument(DOCUMENT));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page).toContain('商品\n金額');
      expect(page.replaceAll('\n', '')).toContain(`${index + 1} / ${pages.length}`);
    });
  });

  it.each(LOCALES)('says that it is in %s', async (lang) => {
    const bytes = await printDocument({ ...DOCUMENT, lang, tables: [] });
    expect(readPdf(bytes)).toMatchObject({ lang, pages: [expect.stringContaining('Aurora')] });
  });

  it('draws a sign in place of what no font has, and stays whole', async () => {
    const { pages } = readPdf(await printDocument({ ...DOCUMENT, title: '한국 😀 ok', tables: [] }));
    expect(pages[0]).toContain('ok');
  });

  it('is drawn in a thread of its own, and fails alone: the next one is printed', async () => {
    const broken = printInWorker({ ...DOCUMENT, madeAt: 'never' });
    const whole = printInWorker({ ...DOCUMENT, tables: [] });
    await expect(broken).rejects.toThrow();
    expect(readPdf(await whole).pages).toHaveLength(1);
  });
});

describe('a font of a document', () => {
  const TEXT = 'Aạg星贊礼';
  const areaOf = (contours: readonly (readonly OutlinePoint[])[]) =>
    Math.abs(contours.reduce((sum, contour) => sum + signedArea(contour), 0));

  it('draws the characters as the variable font does at that weight', () => {
    const outlines = findOutlines(TEXT, { weight: 400, lang: 'zh-TW' });
    const font = create(makeTrueType('Test', outlines));
    expect(outlines.byCodePoint.size).toBe(TEXT.length + 1);
    for (const [codePoint, { advance, contours }] of outlines.byCodePoint) {
      const glyph = font.glyphForCodePoint(codePoint);
      expect(glyph.advanceWidth).toBe(advance);
      expect(glyph.path.commands.filter(({ command }) => command === 'closePath')).toHaveLength(contours.length);
      const [xs, ys] = [contours.flat().map(({ x }) => x), contours.flat().map(({ y }) => y)];
      if (xs.length === 0) continue;
      const { minX, minY, maxX, maxY } = glyph.path.cbox;
      expect([minX, minY, maxX, maxY]).toEqual([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
    }
  });

  it('has no gap at an apostrophe between Latin letters', () => {
    const advanceOf = (lang: 'zh-TW' | 'en-US') =>
      findOutlines('’', { weight: 400, lang }).byCodePoint.get(0x2019)?.advance;
    expect(advanceOf('en-US')).toBeLessThan(400);
    expect(advanceOf('zh-TW')).toBe(1000);
  });

  it('is bolder where it should be', () => {
    const [regular, bold] = [400, 700].map((weight) => findOutlines(TEXT, { weight, lang: 'zh-TW' }).byCodePoint);
    for (const character of TEXT) {
      const [light, heavy] = [regular, bold].map((outlines) => outlines?.get(character.codePointAt(0) ?? 0)?.contours);
      expect(areaOf(heavy ?? [])).toBeGreaterThan(1.2 * areaOf(light ?? []));
    }
  });

  function signedArea(contour: readonly OutlinePoint[]): number {
    return contour.reduce((sum, { x, y }, index) => {
      const next = contour[(index + 1) % contour.length] ?? { x, y };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0);
  }
});
