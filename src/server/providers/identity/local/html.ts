/** A piece of HTML whose texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | false | readonly Html[];

/** Builds HTML, escaping texts; HTML pieces stay as they are, `false` is omitted. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(parts.map((part, index) => (index === 0 ? '' : render(pieces[index - 1] ?? '')) + part).join(''));
}

function render(piece: Piece): string {
  if (piece === false) return '';
  if (typeof piece === 'string') return escapeHtml(piece);
  if (piece instanceof Html) return piece.text;
  return piece.map(({ text }) => text).join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
