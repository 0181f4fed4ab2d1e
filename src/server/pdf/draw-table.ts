import { BLACK, BOLD, REGULAR, TEXT_SIZE } from './print-style.ts';
import type { PrintedColumn, PrintedTable } from './printed-document.ts';

type Doc = PDFKit.PDFDocument;

const TITLE_SIZE = 12;
const PADDING = 4;
const RULE = '#d4d7de';
const SHADE = '#f1f2f5';

interface PlacedColumn extends PrintedColumn {
  readonly left: number;
  /** Of its texts. */
  readonly width: number;
}

/** Draws a table across pages, repeating its head. Rows are never split. */
export function drawTable(doc: Doc, { title, columns, rows }: PrintedTable): void {
  const placed = placeColumns(doc, columns);
  const heads = columns.map(({ head }) => head);
  const headHeight = heightOf(doc, placed, heads, BOLD);
  doc.moveDown(1.2).font(BOLD).fontSize(TITLE_SIZE).fillColor(BLACK);
  const titleHeight = doc.currentLineHeight(true);
  // Title and head must not be alone at the bottom of a page.
  if (!hasRoom(doc, titleHeight + 2 * headHeight)) doc.addPage();
  doc.font(BOLD).fontSize(TITLE_SIZE).text(title, doc.page.margins.left).moveDown(0.3);
  drawRow(doc, placed, { cells: heads, height: headHeight, isHead: true });
  for (const cells of rows) {
    const height = heightOf(doc, placed, cells, REGULAR);
    if (!hasRoom(doc, height)) {
      doc.addPage();
      drawRow(doc, placed, { cells: heads, height: headHeight, isHead: true });
    }
    drawRow(doc, placed, { cells, height, isHead: false });
  }
  doc.x = doc.page.margins.left;
}

function placeColumns({ page }: Doc, columns: readonly PrintedColumn[]): PlacedColumn[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const unit = (page.width - page.margins.left - page.margins.right) / shares;
  let left = page.margins.left;
  return columns.map((column) => {
    const place = { ...column, left: left + PADDING, width: column.share * unit - 2 * PADDING };
    left += column.share * unit;
    return place;
  });
}

function hasRoom({ page, y }: Doc, height: number): boolean {
  return y + height <= page.height - page.margins.bottom;
}

function heightOf(doc: Doc, columns: readonly PlacedColumn[], cells: readonly string[], font: string): number {
  doc.font(font).fontSize(TEXT_SIZE);
  const heights = columns.map(({ width }, index) => doc.heightOfString(cells[index] ?? '', { width }));
  return Math.max(...heights) + 2 * PADDING;
}

interface DrawnRow {
  readonly cells: readonly string[];
  readonly height: number;
  readonly isHead: boolean;
}

function drawRow(doc: Doc, columns: readonly PlacedColumn[], { cells, height, isHead }: DrawnRow): void {
  const top = doc.y;
  const { left, right } = doc.page.margins;
  const end = doc.page.width - right;
  if (isHead) doc.rect(left, top, end - left, height).fill(SHADE);
  doc
    .font(isHead ? BOLD : REGULAR)
    .fontSize(TEXT_SIZE)
    .fillColor(BLACK);
  columns.forEach(({ left: x, width, isNumber = false }, index) => {
    doc.text(cells[index] ?? '', x, top + PADDING, { width, align: isNumber ? 'right' : 'left' });
  });
  const bottom = top + height;
  doc.moveTo(left, bottom).lineTo(end, bottom).lineWidth(0.5).stroke(RULE);
  doc.y = bottom;
}
