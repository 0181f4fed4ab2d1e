import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** The text of each page, piece by piece as it was drawn, through the tables that programs copy text with. */
  readonly pages: readonly string[];
  /** Language of the document. */
  readonly lang: string;
  /** Names of the fonts, all of which have their outlines in the file. */
  readonly fonts: readonly string[];
}

interface PdfObject {
  readonly dictionary: string;
  readonly content: string;
}

/** Reads a document that pdfkit wrote, as far as tests ask: no other program is needed for it. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = listObjects(Buffer.from(bytes).toString('latin1'));
  const fonts = [...objects.values()].filter(({ dictionary }) => dictionary.includes('/Type /FontDescriptor'));
  return {
    pages: [...objects.values()]
      .filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary))
      .map((page) => readPage(page, objects)),
    lang: /\/Lang \((.*)\)/.exec([...objects.values()].map(({ dictionary }) => dictionary).join('\n'))?.[1] ?? '',
    fonts: fonts
      .filter(({ dictionary }) => dictionary.includes('/FontFile2 '))
      .map(({ dictionary }) => /\/FontName \/\w+\+(\S+)/.exec(dictionary)?.[1] ?? ''),
  };
}

function listObjects(file: string): ReadonlyMap<string, PdfObject> {
  const parts = file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...parts].map(([, number = '', text = '']) => [number, readObject(text)]));
}

function readObject(text: string): PdfObject {
  const begin = text.indexOf('\nstream\n');
  if (begin < 0) return { dictionary: `${text}\n`, content: '' };
  const dictionary = `${text.slice(0, begin)}\n`;
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const packed = Buffer.from(text.slice(begin + 8, begin + 8 + length), 'latin1');
  const isPacked = dictionary.includes('/FlateDecode');
  return { dictionary, content: (isPacked ? inflateSync(packed) : packed).toString('latin1') };
}

function follow(dictionary: string, name: string, objects: ReadonlyMap<string, PdfObject>): PdfObject {
  const number = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '';
  const object = objects.get(number);
  if (object === undefined) throw new Error(`${name} is missing in ${dictionary}`);
  return object;
}

function readPage({ dictionary }: PdfObject, objects: ReadonlyMap<string, PdfObject>): string {
  const { content } = follow(dictionary, 'Contents', objects);
  const resources = follow(dictionary, 'Resources', objects).dictionary;
  let characters: readonly string[] = [];
  const pieces: string[] = [];
  for (const [, font, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font === undefined) pieces.push(decode(shown, characters));
    else characters = readCharacters(follow(follow(resources, font, objects).dictionary, 'ToUnicode', objects).content);
  }
  return pieces.join('\n');
}

/** The character of each glyph of a font. */
function readCharacters(map: string): string[] {
  const lists = map.matchAll(/<[\da-f]+> <[\da-f]+> \[(.*?)\]/g);
  return [...lists].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}

function decode(shown: string, characters: readonly string[]): string {
  const glyphs = [...shown.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return glyphs.map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '').join('');
}
