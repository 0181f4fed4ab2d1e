import { lexer, type Token, type Tokens } from 'marked';
import type { ReactNode } from 'react';
import { findHeadings, type Heading, unescapeText } from './read-headings.ts';

type TypedToken = Tokens.Generic | Token;

function isOf<Type extends Token['type']>(token: TypedToken, type: Type): token is Extract<Token, { type: Type }> {
  return token.type === type;
}

function isTable(token: TypedToken): token is Tokens.Table {
  return token.type === 'table' && 'header' in token;
}

function isList(token: TypedToken): token is Tokens.List {
  return token.type === 'list' && 'items' in token;
}

function inline(tokens: readonly Token[] | undefined): ReactNode[] {
  return (tokens ?? []).map((token, index) => {
    const key = `${token.type}-${index}`;
    if (token.type === 'strong') return <strong key={key}>{inline(token.tokens)}</strong>;
    if (token.type === 'em') return <em key={key}>{inline(token.tokens)}</em>;
    if (token.type === 'codespan') return <code key={key}>{token.text}</code>;
    if (token.type === 'br') return <br key={key} />;
    if (token.type === 'link' && /^(?:https?:|mailto:|\/|#)/.test(token.href)) {
      return (
        <a key={key} className="link" href={token.href}>
          {inline(token.tokens)}
        </a>
      );
    }
    if (token.type === 'html') return '';
    if ('tokens' in token && token.tokens !== undefined) return <span key={key}>{inline(token.tokens)}</span>;
    return 'text' in token ? unescapeText(token.text) : '';
  });
}

function Table({ token }: { token: Tokens.Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
    <section className="overflow-x-auto" tabIndex={0} aria-label={token.header.map(({ text }) => text).join(', ')}>
      <table>
        <thead>
          <tr>
            {token.header.map((cell) => (
              <th key={cell.text} scope="col">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row) => (
            <tr key={row.map((cell) => cell.text).join('|')}>
              {row.map((cell, index) => (
                <td key={token.header[index]?.text ?? index}>{inline(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Rendering {
  readonly headings: ReadonlyMap<Token, Heading>;
  readonly besideHeading: ((heading: Heading) => ReactNode) | undefined;
}

function renderHeading(token: Tokens.Heading, key: string, { headings, besideHeading }: Rendering): ReactNode {
  const Element = token.depth === 1 ? 'h1' : token.depth === 2 ? 'h2' : 'h3';
  const heading = headings.get(token);
  const element = (
    <Element key={key} id={heading?.id}>
      {inline(token.tokens)}
    </Element>
  );
  if (besideHeading === undefined || heading === undefined) return element;
  return (
    <div key={key} className="prose-heading">
      {element}
      {besideHeading(heading)}
    </div>
  );
}

/** What a list item holds: its words in one line, lists and other blocks within it as blocks. */
function itemParts(item: Tokens.ListItem, rendering: Rendering): ReactNode[] {
  return item.tokens.map((part, index) =>
    isOf(part, 'text') ? inline(part.tokens ?? [part]) : block(part, index, rendering),
  );
}

function block(token: Token, index: number, rendering: Rendering): ReactNode {
  const key = `${token.type}-${index}`;
  if (isOf(token, 'heading')) return renderHeading(token, key, rendering);
  if (isList(token)) {
    const List = token.ordered ? 'ol' : 'ul';
    const start = token.ordered && token.start !== 1 && token.start !== '' ? token.start : undefined;
    return (
      <List key={key} {...(start === undefined ? {} : { start })}>
        {token.items.map((item) => (
          <li key={item.raw}>{itemParts(item, rendering)}</li>
        ))}
      </List>
    );
  }
  if (isTable(token)) return <Table key={key} token={token} />;
  if (isOf(token, 'paragraph')) return <p key={key}>{inline(token.tokens)}</p>;
  if (isOf(token, 'blockquote')) {
    return (
      <blockquote key={key}>{(token.tokens ?? []).map((part, place) => block(part, place, rendering))}</blockquote>
    );
  }
  if (isOf(token, 'code')) return <Code key={key} text={token.text} />;
  return isOf(token, 'hr') ? <hr key={key} /> : null;
}

function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}

export interface MarkdownProps {
  readonly text: string;
  /** What stands behind each heading: a link to it, for instance. */
  readonly besideHeading?: (heading: Heading) => ReactNode;
}

/** A document of the store in Markdown, as elements; raw HTML in it is dropped. */
export function Markdown({ text, besideHeading }: MarkdownProps) {
  const tokens = lexer(text);
  const rendering = { headings: findHeadings(tokens), besideHeading };
  return <div className="prose">{tokens.map((token, index) => block(token, index, rendering))}</div>;
}
