import PDFDocument from 'pdfkit';
import { drawTable } from './draw-table.ts';
import { findOutlines } from './find-outlines.ts';
import { makeTrueType } from './make-true-type.ts';
import { BLACK, BOLD, GREY, REGULAR, TEXT_SIZE } from './print-style.ts';
import type { PrintedDocument } from './printed-document.ts';

const MARGIN = 40;
/** Space for the page footer. */
const FOOT = 56;
const TITLE_SIZE = 20;
const LABEL_WIDTH = 120;

/** Draws a document on A4 pages with embedded fonts; takes a second or two of CPU time, so a worker does it. */
export async function printDocument(content: PrintedDocument): Promise<Uint8Array> {
  const doc = openDocument(content);
  const pieces: Uint8Array[] = [];
  doc.on('data', (piece: Uint8Array) => pieces.push(piece));
  const isDone = new Promise((resolve) => doc.on('end', resolve));
  drawHead(doc, content);
  for (const table of content.tables) drawTable(doc, table);
  drawNotes(doc, content);
  drawFeet(doc, content);
  doc.end();
  await isDone;
  return Buffer.concat(pieces);
}

function openDocument(content: PrintedDocument): PDFKit.PDFDocument {
  const { lang, title, author, madeAt } = content;
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    bufferPages: true,
    // Otherwise the file names an unused font.
    font: '',
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(madeAt) },
  });
  const texts = { [REGULAR]: textOf(content), [BOLD]: boldTextOf(content) };
  doc.registerFont(REGULAR, makeTrueType('NotoSans-Regular', findOutlines(texts[REGULAR], { weight: 400, lang })));
  doc.registerFont(BOLD, makeTrueType('NotoSans-Bold', findOutlines(texts[BOLD], { weight: 700, lang })));
  return doc;
}

/** All texts, so that the fonts include their characters. */
function textOf({ subtitle, facts, tables, notes, footer }: PrintedDocument): string {
  return [subtitle, facts, tables.map(({ rows }) => rows), notes, footer, '0123456789/'].flat(4).join('');
}

function boldTextOf({ title, tables }: PrintedDocument): string {
  return [title, ...tables.flatMap((table) => [table.title, ...table.columns.map(({ head }) => head)])].join('');
}

function drawHead(doc: PDFKit.PDFDocument, { title, subtitle, facts }: PrintedDocument): void {
  doc.font(BOLD).fontSize(TITLE_SIZE).fillColor(BLACK).text(title);
  doc.font(REGULAR).fontSize(11).fillColor(GREY).text(subtitle).moveDown(1);
  doc.fontSize(TEXT_SIZE + 0.5);
  for (const [label, value] of facts) {
    const top = doc.y;
    doc.fillColor(GREY).text(label, MARGIN, top, { width: LABEL_WIDTH });
    const bottom = doc.y;
    doc.fillColor(BLACK).text(value, MARGIN + LABEL_WIDTH, top);
    doc.y = Math.max(bottom, doc.y) + 2;
    doc.x = MARGIN;
  }
}

function drawNotes(doc: PDFKit.PDFDocument, { notes }: PrintedDocument): void {
  doc.font(REGULAR).fontSize(TEXT_SIZE).fillColor(GREY).moveDown(1);
  for (const note of notes) doc.text(note, MARGIN).moveDown(0.4);
}

/** The number of pages is known only at the end. */
function drawFeet(doc: PDFKit.PDFDocument, { footer }: PrintedDocument): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const width = doc.page.width - 2 * MARGIN;
    const top = doc.page.height - FOOT + 18;
    // Text in the margin would start another page.
    doc.page.margins.bottom = 0;
    doc
      .font(REGULAR)
      .fontSize(TEXT_SIZE - 0.5)
      .fillColor(GREY);
    doc.text(footer, MARGIN, top, { width, lineBreak: false });
    doc.text(`${page + 1} / ${count}`, MARGIN, top, { width, align: 'right', lineBreak: false });
  }
}
