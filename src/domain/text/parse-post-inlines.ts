/** Text of a developer's news within a block. */
export type PostInline =
  | string
  | { readonly tag: 'strong' | 'em'; readonly children: readonly PostInline[] }
  | { readonly tag: 'code'; readonly text: string }
  | { readonly tag: 'a'; readonly href: string; readonly rel: string; readonly children: readonly PostInline[] }
  | { readonly tag: 'br' };

/** The store vouches for no address that a developer links to. */
const REL = 'noopener nofollow ugc';
const ADDRESS = /^https?:\/\/[^\s<>"']+$/;
const ADDRESS_LENGTH_MAX = 2000;
const BARE = /^https?:\/\/[^\s<>"'()[\]*_`，。、；：！？）」』]{1,300}/;
const PUNCTUATION = /[.,;:!?]+$/;
const WORD = /[\p{L}\p{N}]/u;

/** Parses emphasis, code and links of one line. Every search continues where the last one ended: linear time. */
export function parsePostInlines(text: string): readonly PostInline[] {
  return new LineParser(text, { mayEmphasize: true, mayLink: true }).parse();
}

interface Allowed {
  readonly mayEmphasize: boolean;
  readonly mayLink: boolean;
}

class LineParser {
  readonly #text: string;
  readonly #allowed: Allowed;
  readonly #parts: PostInline[] = [];
  /** For each mark, its next place, so that no part of a text is searched twice. */
  readonly #next = new Map<string, number>();
  #at = 0;
  #plainFrom = 0;

  constructor(text: string, allowed: Allowed) {
    this.#text = text;
    this.#allowed = allowed;
  }

  parse(): readonly PostInline[] {
    while (this.#at < this.#text.length) {
      const found = this.#read();
      if (found === null) {
        this.#at += 1;
        continue;
      }
      this.#flush();
      this.#parts.push(found.part);
      this.#at = found.end;
      this.#plainFrom = found.end;
    }
    this.#flush();
    return this.#parts;
  }

  #flush(): void {
    if (this.#at > this.#plainFrom) this.#parts.push(this.#text.slice(this.#plainFrom, this.#at));
  }

  #read(): { readonly part: PostInline; readonly end: number } | null {
    const sign = this.#text[this.#at];
    if (sign === '`') return this.#readCode();
    if (sign === '*' || sign === '_') return this.#allowed.mayEmphasize ? this.#readEmphasis(sign) : null;
    if (!this.#allowed.mayLink) return null;
    if (sign === '[') return this.#readLink();
    return sign === 'h' ? this.#readAddress() : null;
  }

  #readCode() {
    const end = this.#find('`', this.#at + 1);
    if (end <= this.#at + 1) return null;
    return { part: { tag: 'code', text: this.#text.slice(this.#at + 1, end) } as const, end: end + 1 };
  }

  #readEmphasis(sign: '*' | '_') {
    const isStrong = this.#text[this.#at + 1] === sign;
    const mark = isStrong ? sign + sign : sign;
    const from = this.#at + mark.length;
    const end = this.#find(mark, from);
    if (end <= from || isBlank(this.#text[from]) || isBlank(this.#text[end - 1])) return null;
    // The mark of bold text ends no italics.
    if (!isStrong && this.#text[end + 1] === sign) return null;
    // Within words, an underscore is a letter: file_name.
    if (sign === '_' && (isLetter(this.#text[this.#at - 1]) || isLetter(this.#text[end + mark.length]))) return null;
    const allowed = { mayEmphasize: false, mayLink: this.#allowed.mayLink };
    const children = new LineParser(this.#text.slice(from, end), allowed).parse();
    return { part: { tag: isStrong ? 'strong' : 'em', children } as const, end: end + mark.length };
  }

  #readLink() {
    const middle = this.#find('](', this.#at + 1);
    if (middle < 0 || this.#isBefore('[', middle)) return null;
    const end = this.#find(')', middle + 2);
    // Before it is read: many links may end at the same bracket, far away.
    if (end < 0 || end - middle > ADDRESS_LENGTH_MAX) return null;
    const href = this.#text.slice(middle + 2, end).trim();
    if (middle === this.#at + 1 || !ADDRESS.test(href)) return null;
    const allowed = { mayEmphasize: this.#allowed.mayEmphasize, mayLink: false };
    const children = new LineParser(this.#text.slice(this.#at + 1, middle), allowed).parse();
    return { part: { tag: 'a', href, rel: REL, children } as const, end: end + 1 };
  }

  #readAddress() {
    if (!this.#text.startsWith('http', this.#at) || isLetter(this.#text[this.#at - 1])) return null;
    const [found = ''] = BARE.exec(this.#text.slice(this.#at, this.#at + 320)) ?? [];
    const href = found.replace(PUNCTUATION, '');
    if (!URL.canParse(href)) return null;
    return { part: { tag: 'a', href, rel: REL, children: [href] } as const, end: this.#at + href.length };
  }

  /** The place of a mark from a position on; -1 if there is none. Positions only grow. */
  #find(mark: string, from: number): number {
    const known = this.#next.get(mark);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const place = this.#text.indexOf(mark, from);
    this.#next.set(mark, place);
    return place;
  }

  /** Whether another link begins before a position. */
  #isBefore(mark: string, end: number): boolean {
    const place = this.#find(mark, this.#at + 1);
    return place >= 0 && place < end;
  }
}

function isBlank(sign: string | undefined): boolean {
  return sign === undefined || /\s/.test(sign);
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && WORD.test(sign);
}
